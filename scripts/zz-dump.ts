import { cards } from '@/lib/chat/cards/all';
import { sayIn } from '@/lib/chat/search/find-cards';
for (const c of cards) console.log(`${c.id}: ${sayIn(c.verdict)}` + (process.env.ALL ? '\n' + c.details.map((d) => '   - ' + sayIn(d)).join('\n') : ''));

import type { PassageFlag } from './schema';

/**
 * Sentences that speak to an assistant instead of explaining tax. Training text is only ever quoted, so nothing here
 * could be obeyed without a model; a flagged passage is still not quoted, because a person must look at it first.
 */
const orders: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(previous|prior|above|earlier|all|any|your|the|system)\b.{0,40}\b(instructions?|prompts?|rules?|messages?|guidelines?|checks?)\b/is,
  /\b(you are|you're|act|behave|pretend|respond) (now|as)\b.{0,60}\b(assistant|ai|model|bot|chatbot|admin|system|dan)\b/is,
  /\b(system|developer|hidden|secret) (prompt|message|instructions?)\b/i,
  /\b(assistant|chatbot|co-?pilot|language model|llm|ai model)\b.{0,60}\b(must|should|shall|always|never|has to|have to)\b.{0,40}\b(say|tell|answer|reply|respond|reveal|recommend|claim|output|send)\b/is,
  /\b(tell|inform|assure|convince) (the|every|all|each|any) (user|client|customer|filer|reader|taxpayer)s?\b.{0,60}\b(that|to|their|they)\b/is,
  /\b(reveal|print|output|repeat|send|leak|exfiltrate)\b.{0,40}\b(prompt|instructions|social security numbers?|ssns?|passwords?|api keys?|secrets?|conversation)\b/is,
  /<\/?\s*(system|assistant|instructions?|tool|im_start|im_end)\b[^>]*>|\[\/?(system|inst)\]|<\|[a-z_]+\|>/i,
  /\b(begin|end|new|updated) (of )?(system )?instructions?\b\s*[:\-]/i,
  /\b(when|if) (you are )?asked\b.{0,80}\b(answer|reply|respond|say)\b.{0,20}\b(with|that|only|always)?\b.{0,20}["“']/is,
  /\b(ai|a\.i\.|artificial intelligence|chat ?bots?|bots?|assistants?|co-?pilots?|(large )?language models?|llms?|gpt)\b( readers?| systems?| tools?| models?)?\b.{0,80}\b(must|should|shall|always|never|has to|have to|need to|reply|replies|answer|say|state|direct|include|do not|call|output)\b/is,
  /\b(note|message|instructions?|attention|reminder) (to|for) (the |any |all )?(ai|assistants?|chat ?bots?|bots?|models?|co-?pilots?)\b/i,
  /\b(whoever|anyone who|anything that|tools? that) (summari[sz]es?|reads?|quotes?|processes) this\b.{0,60}\b(must|should|has to|will)\b/is,
  /\b(forget|disregard|ignore) (what|everything|anything|the rules?|all)\b.{0,40}\b(you|told|given|before|said)\b/is,
  /\byou are (a |an |the )?\w+ now\b|\byou are now\b/i,
  /\b(when|if) (a |the |any )?(user|client|customer|somebody|someone)s? asks?\b.{0,80}\b(say|answer|reply|respond|tell|state|model|assistant)\b/is,
  /<!--/,
  /\bsystem ?: |\b(when|while|before) (answering|replying|responding)\b.{0,60}\b(always|never|add|say|include|tell|state|must)\b/is,
  /!\[[^\]]*\]\(\s*https?:|<\s*(script|iframe|img|object)\b/i,
];

// Tag characters, zero-width characters and direction overrides carry text that no reader of the page sees.
const oddCharacters = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u{E0000}-\u{E007F}]/u;

/** What a person has to look at before this text may be quoted. Empty: nothing. */
export function scanText(text: string, isHiddenOnPage = false): PassageFlag[] {
  // Letters set apart and lines broken inside a sentence hide nothing.
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\u2060-\u2064\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ');
  const joined = plain.replaceAll(/\b(?:\p{L} ){4,}\p{L}\b/gu, (letters) => letters.replaceAll(' ', ''));
  const flags: PassageFlag[] = [];
  if (orders.some((pattern) => pattern.test(plain) || pattern.test(joined))) flags.push('orders');
  if (isHiddenOnPage) flags.push('hidden-text');
  if (oddCharacters.test(text)) flags.push('odd-characters');
  return flags;
}

import { endpoint, route } from '@/lib/http/route';
import { readOperations } from '@/lib/operations/queries';
import { OperationsView } from '@/lib/operations/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({ access: ['admin'], reply: OperationsView, handle: () => readOperations() }),
});

import { ReturnParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { SalesImported, SalesImportInput, SalesImports } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { importSales, readSalesImports } from '@/lib/returns/sales-imports';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: ReturnParams,
    reply: SalesImports,
    handle: async (call) => readSalesImports(await openReturn(call, call.params.taxReturnId, 'read')),
  }),
  POST: route({
    access: 'signed-in',
    params: ReturnParams,
    limit: 'import',
    body: SalesImportInput,
    reply: SalesImported,
    status: 201,
    handle: async (call) => importSales(await openReturn(call, call.params.taxReturnId, 'edit'), call.body),
  }),
});

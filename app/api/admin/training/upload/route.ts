import { after } from 'next/server';
import { receiveFile } from '@/lib/documents/receive-upload';
import { endpoint, route } from '@/lib/http/route';
import { addMaterial } from '@/lib/training/commands';
import { TrainingFields, TrainingMaterial } from '@/lib/training/schema';
import { readDueTraining } from '@/lib/training/work';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['admin'],
    body: 'stream',
    reply: TrainingMaterial,
    status: 201,
    handle: async (call) => {
      const into = { folder: 'training', fields: TrainingFields, types: ['application/pdf'] } as const;
      const material = await addMaterial(call, await receiveFile(call.request, into));
      after(readDueTraining);
      return material;
    },
  }),
});

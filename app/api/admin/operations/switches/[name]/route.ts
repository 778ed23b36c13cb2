import { after } from 'next/server';
import { endpoint, route } from '@/lib/http/route';
import { setSwitch } from '@/lib/operations/commands';
import { runDueWork } from '@/lib/operations/due-work';
import { Switch, SwitchInput, SwitchParams } from '@/lib/operations/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PUT: route({
    access: ['admin'],
    params: SwitchParams,
    body: SwitchInput,
    reply: Switch,
    handle: async (call) => {
      const changed = await setSwitch(call, call.params.name, call.body);
      if (!changed.stopped) after(runDueWork);
      return changed;
    },
  }),
});

import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from './refuse-field.ts';

/** The institution on the network: the sender is of one of its own domains. */
export const dominio: RegisterHook = {
  beforeSave(_ctx, { values }) {
    const { remetente } = values;
    if (typeof remetente !== 'string') return;
    const own = ((values['dominiosEmail'] ?? []) as readonly { dominio: string }[]).map((row) => row.dominio);
    if (!own.includes(remetente.split('@').at(-1) ?? ''))
      throw refuseField('remetente', 'registro.dominio.remetente');
  },
};

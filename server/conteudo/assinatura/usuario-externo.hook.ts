import type { RegisterHook } from '#server/engine/hook.ts';
import { tellAccountClosed } from './tell-outsiders.ts';

interface Account {
  readonly ativo?: boolean | null;
  readonly bloqueado?: boolean | null;
}

const enters = ({ ativo, bloqueado }: Account): boolean => ativo === true && bloqueado !== true;

/** The account of somebody whose signature is waited for closed: who has the documents learns it. */
export const contaQueAssina: RegisterHook<'usuario-externo'> = {
  async afterSave(ctx, { id, before, after }) {
    if (before && enters(before) && !enters(after)) await tellAccountClosed(ctx, id);
  },
};

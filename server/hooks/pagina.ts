import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { pages } from '#schemas/pages.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { RegisterRecord } from '#server/engine/index.ts';
import { refuseField } from './refuse-field.ts';

const ofProduct = (record: RegisterRecord): boolean => String(record['nome']) in pages;

/** A page: those of the product keep their name and stay; their title and state are the organisation's. */
export const pagina: RegisterHook = {
  beforeSave(_ctx, { before, values }) {
    if (before && ofProduct(before) && before['nome'] !== values['nome'])
      throw refuseField('nome', 'registro.pagina.nome');
  },
  beforeRemove(_ctx, record) {
    if (ofProduct(record))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('registro.pagina.produto') });
  },
  refusal: (_ctx, record, action) =>
    action === 'remove' && ofProduct(record) ? mensagem('registro.pagina.produto') : undefined,
};

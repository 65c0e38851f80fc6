import { useDataProvider } from 'ra-core';
import { allows } from './allows.ts';
import { cleanRecord } from '../form/clean-record.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';

/** What can be done with a selection. */
export type BulkActName = 'ativar' | 'inativar' | 'excluir';

/** Does an act to one record; refused by throwing. */
export type BulkAct = (record: RegisterRecord) => Promise<void>;

/** How each act is done, one record at a time, each by the same calls as from its own page. */
export function useBulkActs(): Readonly<Record<BulkActName, BulkAct>> {
  const { resource, fields, place } = useRegister();
  const provider = useDataProvider();
  const setActive =
    (ativo: boolean): BulkAct =>
    async ({ id }) => {
      // the list may leave fields out, and a save replaces the record
      const { data } = await provider.getOne<RegisterRecord>(resource, { id });
      if ((data['ativo'] === true) === ativo) return;
      await provider.update(resource, {
        id,
        data: {
          ...cleanRecord(fields, { ...data, ativo }, place.register.somenteLeitura),
          versao: data.versao,
        },
        previousData: data,
      });
    };
  return {
    ativar: setActive(true),
    inativar: setActive(false),
    excluir: async (record) => {
      await provider.delete(resource, { id: record.id, previousData: record });
    },
  };
}

/** Whether the list already says that an act would be refused, or has nothing to change. */
export function accepts(record: RegisterRecord, name: BulkActName): boolean {
  if (name === 'excluir') return allows(record, 'remove');
  return allows(record, 'edit') && record['ativo'] !== (name === 'ativar');
}

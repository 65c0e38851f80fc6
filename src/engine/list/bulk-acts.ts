import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { HttpProblem } from '#src/data/http-problem.ts';
import { allows } from './allows.ts';
import { cleanRecord } from '../form/clean-record.ts';
import { useRegister } from '../RegisterContext.tsx';
import { fieldsOf } from '../field.ts';
import type { Register, RegisterRecord } from '../register.ts';
import { readRegisterAgain } from '../use-registers.ts';

/** What can be done with a selection. */
export type BulkActName = 'ativar' | 'inativar' | 'excluir';

/** Does an act to one record; refused by throwing. */
export type BulkAct = (record: RegisterRecord) => Promise<void>;

/** How each act is done, one record at a time, each by the same calls as from its own page. */
export function useBulkActs(): Readonly<Record<BulkActName, BulkAct>> {
  const { resource, place } = useRegister();
  const provider = useDataProvider();
  const client = useQueryClient();
  const save = async (
    { definicao, somenteLeitura, validador }: Register,
    data: RegisterRecord,
    ativo: boolean,
  ): Promise<void> => {
    const record = cleanRecord(fieldsOf(definicao.schema), { ...data, ativo }, somenteLeitura);
    await provider.update(resource, {
      id: data.id,
      data: { ...record, versao: data.versao },
      previousData: data,
      meta: { validador: validador.editar },
    });
  };
  const setActive =
    (ativo: boolean): BulkAct =>
    async ({ id }) => {
      // the list may leave fields out, and a save replaces the record
      const { data } = await provider.getOne<RegisterRecord>(resource, { id });
      if ((data['ativo'] === true) === ativo) return;
      try {
        await save(place.register, data, ativo);
      } catch (error) {
        if (!(error instanceof HttpProblem) || error.code !== 'cadastroMudou') throw error;
        // nothing was typed under the former definition: the record is saved under that of now
        const now = await readRegisterAgain(client, place.register.definicao.name);
        if (!now) throw error;
        await save(now, data, ativo);
      }
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

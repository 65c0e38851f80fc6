import type { Action } from '#schemas/generated-definition.ts';
import { isSituation } from './column-title.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { BulkActName } from './bulk-acts.ts';

/** What this person may do with a selection. */
export function useBulkNames(): readonly BulkActName[] {
  const { can, fields, place } = useRegister();
  const situation = fields.find(isSituation);
  const readOnly = place.register.somenteLeitura ?? [];
  const switches =
    can('edit') && situation && !situation.property.readOnly && !readOnly.includes(situation.name);
  return [
    ...(switches ? (['ativar', 'inativar'] as const) : []),
    ...(can('remove') ? (['excluir'] as const) : []),
  ];
}

/** Actions of the definition that are offered for a selection. */
export function useManyActions(): readonly Action[] {
  const { can, place } = useRegister();
  return (place.register.definicao.actions ?? []).filter(({ name, many }) => many === true && can(name));
}

/** Whether there is anything to do with a selection. */
export const useSelectable = (): boolean => {
  const [names, actions] = [useBulkNames(), useManyActions()];
  return names.length + actions.length > 0;
};

import { atividadeOf, papelDaRaia } from '#schemas/fluxo/atividade.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { isLane, laneOf } from './bands.ts';
import { elementOf, type Drawing } from './drawing.ts';
import { putAtividade, rename } from './say.ts';

export interface PapelNomeado {
  readonly codigo: string;
  readonly nome: string;
}

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The role of who does what is in a lane: the one it says, or the one that it is called by. */
export const roleOfLane = (lane: ModdleElement, papeis: readonly PapelNomeado[]): string => {
  const said = papelDaRaia(lane);
  if (said !== '') return said;
  const name = plain(lane.name ?? '');
  if (name === '') return '';
  return papeis.find(({ codigo, nome }) => plain(codigo) === name || plain(nome) === name)?.codigo ?? '';
};

/** Activities that say no role of their own take the one of their lane. */
export const takeLaneRole = (
  drawing: Drawing,
  ids: readonly string[],
  papeis: readonly PapelNomeado[],
): void => {
  for (const element of ids.flatMap((id) => elementOf(drawing, id) ?? [])) {
    if (!isA(element, 'bpmn:UserTask')) continue;
    const atividade = atividadeOf(element);
    const lane = laneOf(drawing, element);
    const papel = lane ? roleOfLane(lane, papeis) : '';
    if (papel !== '' && atividade.papel === '') putAtividade(drawing, element.id, { ...atividade, papel });
  }
};

/** Names an element. A lane that comes to be called as a role is of it, and so are its activities that say none. */
export const nameIt = (drawing: Drawing, id: string, name: string, papeis: readonly PapelNomeado[]): void => {
  rename(drawing, id, name);
  const element = elementOf(drawing, id);
  if (!element || !isLane(element)) return;
  takeLaneRole(
    drawing,
    (element.flowNodeRef ?? []).map((one) => one.id),
    papeis,
  );
};

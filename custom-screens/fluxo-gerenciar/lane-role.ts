import { atividadeOf, papelDaRaia } from '#schemas/fluxo/atividade.ts';
import { flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
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

/** The role of the lane that an activity is in; none, where it is in none or that names none. */
export const laneRoleOf = (
  drawing: Drawing,
  element: ModdleElement,
  papeis: readonly PapelNomeado[],
): string => {
  const lane = isA(element, 'bpmn:UserTask') ? laneOf(drawing, element) : undefined;
  return lane ? roleOfLane(lane, papeis) : '';
};

/** Of an activity that another role does than its lane says. */
interface OutOfRole {
  readonly element: ModdleElement;
  readonly papel: string;
  readonly daRaia: string;
}

export const outOfRole = (
  drawing: Drawing,
  element: ModdleElement,
  papeis: readonly PapelNomeado[],
): OutOfRole | undefined => {
  const daRaia = laneRoleOf(drawing, element, papeis);
  const { papel } = atividadeOf(element);
  if (daRaia === '' || papel === '' || papel === daRaia) return undefined;
  return { element, papel: nameOf(papel, papeis), daRaia: nameOf(daRaia, papeis) };
};

const nameOf = (codigo: string, papeis: readonly PapelNomeado[]): string =>
  papeis.find((one) => one.codigo === codigo)?.nome ?? codigo;

interface Left {
  readonly element: ModdleElement;
  readonly from: ModdleElement;
}

/** The activities that a change put in another lane, with those in a sub-process that went there. */
const activitiesOf = (moves: readonly Left[]): Left[] =>
  moves.flatMap(({ element, from }) =>
    [element, ...flowElementsOf(element)]
      .filter((one) => isA(one, 'bpmn:UserTask'))
      .map((one) => ({ element: one, from })),
  );

/** What was of the role of the lane that it left is of the role of the one that it comes to; any other role is its own. */
export const followLane = (
  drawing: Drawing,
  moves: readonly Left[],
  papeis: readonly PapelNomeado[],
): void => {
  for (const { element, from } of activitiesOf(moves))
    if (atividadeOf(element).papel === roleOfLane(from, papeis)) takeRoleOfLane(drawing, element.id, papeis);
};

/** An activity that went to another lane, and that is done by who did it before. */
interface KeptRole {
  readonly element: ModdleElement;
  readonly papel: string;
  /** The lane says who does what is in it. */
  readonly offered: boolean;
}

export const keptRoles = (
  drawing: Drawing,
  moves: readonly Left[],
  papeis: readonly PapelNomeado[],
): KeptRole[] =>
  activitiesOf(moves).flatMap(({ element }) => {
    const { papel } = atividadeOf(element);
    const daRaia = laneRoleOf(drawing, element, papeis);
    if (papel === '' || papel === daRaia) return [];
    return [{ element, papel: nameOf(papel, papeis), offered: daRaia !== '' }];
  });

/** The role of its lane in the place of its own. */
export const takeRoleOfLane = (drawing: Drawing, id: string, papeis: readonly PapelNomeado[]): void => {
  const element = elementOf(drawing, id);
  const papel = element ? laneRoleOf(drawing, element, papeis) : '';
  if (element && papel !== '') putAtividade(drawing, id, { ...atividadeOf(element), papel });
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

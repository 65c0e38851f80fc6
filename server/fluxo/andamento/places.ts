import {
  holdersOf,
  isStop,
  readFonte,
  standingIn,
  starvedJoins,
  type Fonte,
  type Plano,
} from '../motor/index.ts';

interface Place {
  readonly id: string;
  readonly nome: string;
}

/** Elements that something waiting may be taken to: of its own place, or of those that hold it. */
export const placesFrom = ({ fonte, elementos }: Plano, where: string | undefined): Place[] => {
  const read = readFonte(fonte);
  const scopes = new Set(
    where === undefined
      ? read.processes.map(({ id }) => id)
      : holdersOf(read, where).map((id) => scopeOf(read, id)),
  );
  return read.activities.flatMap((one) =>
    isStop(one) && one.id !== where && scopes.has(one.parent.id)
      ? [{ id: one.id, nome: elementos[one.id]?.nome ?? '' }]
      : [],
  );
};

const scopeOf = ({ activities }: Fonte, id: string): string =>
  activities.find((one) => one.id === id)?.parent.id ?? '';

/** The ways out of an element that decides; nothing of one that does not. */
export const waysOf = (
  { fonte, elementos }: Plano,
  id: string | null,
): { id: string; nome: string; condicao?: string }[] => {
  const read = readFonte(fonte);
  const decides = read.activities.find((one) => one.id === id)?.type;
  if (decides !== 'bpmn:ExclusiveGateway' && decides !== 'bpmn:InclusiveGateway') return [];
  return read.sequenceFlows
    .filter(({ sourceId }) => sourceId === id)
    .map(({ id: way, targetId, behaviour }) => {
      const { name = '', conditionExpression: { body = '' } = {} } = behaviour as {
        name?: string;
        conditionExpression?: { body?: string };
      };
      const to = elementos[targetId]?.nome || targetId;
      return {
        id: way,
        nome: name.trim() === '' ? to : `${name.trim()}: ${to}`,
        condicao: body === '' ? undefined : body.replace(/^=/, ''),
      };
    });
};

/** A join that would wait for ever if what waits in an element went to another. */
export const joinLeftWaiting = (
  { fonte }: Plano,
  estado: object | null,
  { de, para }: { readonly de: string; readonly para: string },
): string | undefined => {
  const read = readFonte(fonte);
  const { elementos, ligacoes } = standingIn(estado);
  const arrived = ligacoes.map(({ id }) => id);
  const scope = scopeOf(read, para);
  const left = holdersOf(read, de).find((id) => scopeOf(read, id) === scope) ?? de;
  const stay = elementos.filter((id) => !holdersOf(read, id).includes(left));
  const before = starvedJoins(read, elementos, arrived);
  return starvedJoins(read, [...stay, para], arrived).find((id) => !before.includes(id));
};

import type { AusenciaFato, Executante, Lotacao, PerformerFacts } from './performer-facts.ts';

/** Who gets it, in which unit, by which lines of the role, and who acts in their place today. */
export interface Recebe {
  readonly usuarioId: number;
  readonly nome: string;
  readonly unidadeId: number;
  /** Positions of the performers that name them. */
  readonly por: readonly number[];
  readonly ausencia: AusenciaFato | undefined;
}

interface Resolved {
  readonly recebem: readonly Recebe[];
  /** Performers that name nobody now, and why. */
  readonly vazios: readonly { readonly linha: number; readonly motivo: Vazio }[];
}
type Vazio = 'semConteudo' | 'semPessoa' | 'semCampo' | 'campoDesconhecido';

/** Who an activity of these performers goes to now. Each person once, in the order of the lines; the first unit that names them. */
export const resolvePerformers = (executantes: readonly Executante[], facts: PerformerFacts): Resolved => {
  const found = new Map<number, { lotacao: Lotacao; por: number[] }>();
  const vazios: Resolved['vazios'][number][] = [];
  for (const [linha, executante] of executantes.entries()) {
    const named = namedBy(executante, facts);
    if (typeof named === 'string') {
      vazios.push({ linha, motivo: named });
      continue;
    }
    const acting = named.filter(({ atua }) => atua);
    if (acting.length === 0) vazios.push({ linha, motivo: 'semPessoa' });
    for (const lotacao of acting) {
      const known = found.get(lotacao.usuarioId);
      if (!known) found.set(lotacao.usuarioId, { lotacao, por: [linha] });
      else if (!known.por.includes(linha)) known.por.push(linha);
    }
  }
  const recebem = [...found.values()].map(({ lotacao: { usuarioId, nome, unidadeId }, por }) => ({
    usuarioId,
    nome,
    unidadeId,
    por,
    ausencia: absenceIn(facts.ausencias, usuarioId, unidadeId),
  }));
  return { recebem, vazios };
};

/** An absence that opens other units only leaves nobody in the place of the person in this one. */
const absenceIn = (
  ausencias: readonly AusenciaFato[],
  usuarioId: number,
  unidadeId: number,
): AusenciaFato | undefined => {
  const absence = ausencias.find((one) => one.usuarioId === usuarioId);
  if (!absence) return undefined;
  return absence.unidades === undefined || absence.unidades.includes(unidadeId)
    ? absence
    : { ...absence, substitutoId: null, substituto: null };
};

const namedBy = (executante: Executante, facts: PerformerFacts): readonly Lotacao[] | Vazio => {
  const where = (test: (one: Lotacao) => boolean): readonly Lotacao[] => facts.lotacoes.filter(test);
  const person = (id: number, unidadeId?: number): readonly Lotacao[] => {
    const all = where(({ usuarioId }) => usuarioId === id);
    const there = all.filter((one) => one.unidadeId === unidadeId);
    return there.length > 0 ? there : all;
  };
  const { caso } = facts;
  switch (executante.tipo) {
    case 'USUARIO':
      return person(executante.usuario ?? 0);
    case 'UNIDADE':
      return where(({ unidadeId }) => unidadeId === executante.unidade);
    case 'CHEFE_UNIDADE':
      return where(({ unidadeId, chefe }) => chefe && unidadeId === executante.unidade);
    case 'SECRETARIO':
      return where(({ unidadeId, secretario }) => secretario && unidadeId === executante.unidade);
    case 'CARGO':
      return where(({ cargoId }) => cargoId === executante.cargo);
    case 'PERFIL':
      return where(({ perfilId }) => perfilId === executante.perfilAcesso);
    case 'AUTOR':
      return caso ? person(caso.autorId, caso.autorUnidadeId) : 'semConteudo';
    case 'DETENTOR':
      if (!caso) return 'semConteudo';
      // with nobody by name, it is with everybody of the unit
      return caso.detentorUsuarioId === null
        ? where(({ unidadeId }) => unidadeId === caso.detentorUnidadeId)
        : person(caso.detentorUsuarioId, caso.detentorUnidadeId);
    case 'CHEFE_INICIADOR':
      return caso ? chiefAbove(caso.iniciadorId, caso.iniciadorUnidadeId, facts) : 'semConteudo';
    case 'CAMPO':
      return caso ? saidBy(caso.campos.get(executante.campo ?? ''), facts) : 'semConteudo';
  }
};

/** The chief of the unit; of who is that chief, the one of the unit above: nobody answers to themselves. */
const chiefAbove = (
  iniciadorId: number,
  unidadeId: number,
  { lotacoes, unidades }: PerformerFacts,
): readonly Lotacao[] => {
  const superior = new Map(unidades.map(({ id, superiorId }) => [id, superiorId]));
  const chiefsOf = (unit: number): readonly Lotacao[] =>
    lotacoes.filter(
      (one) => one.unidadeId === unit && one.chefe && one.atua && one.usuarioId !== iniciadorId,
    );
  const seen = new Set<number>();
  let here: number | null = unidadeId;
  while (here !== null && !seen.has(here)) {
    const chiefs = chiefsOf(here);
    if (chiefs.length > 0) return chiefs;
    seen.add(here);
    here = superior.get(here) ?? null;
  }
  return [];
};

/** A field names a person by login or e-mail, or a unit by its letters. */
const saidBy = (
  value: string | undefined,
  { lotacoes, unidades }: PerformerFacts,
): readonly Lotacao[] | Vazio => {
  const said = value?.trim().toLowerCase() ?? '';
  if (said === '') return 'semCampo';
  const people = lotacoes.filter(
    ({ login, email }) => login.toLowerCase() === said || email?.toLowerCase() === said,
  );
  if (people.length > 0) return people;
  const unit = unidades.find(({ sigla }) => sigla.toLowerCase() === said);
  return unit ? lotacoes.filter(({ unidadeId }) => unidadeId === unit.id) : 'campoDesconhecido';
};

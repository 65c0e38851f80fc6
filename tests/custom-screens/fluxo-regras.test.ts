import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedOf } from '#schemas/fluxo/regra/asked.ts';
import { readFeel } from '#schemas/fluxo/regra/read-feel.ts';
import type { Linha, Operador, Regra, Valor } from '#schemas/fluxo/regra/regra.ts';
import { writeFeel } from '#schemas/fluxo/regra/write-feel.ts';
import { problemsOf } from '#server/conteudo/campos/feel.ts';
import { ConditionFailed, expressionsOver } from '#server/fluxo/motor/evaluate.ts';

type Dado = string | number | boolean | string[] | undefined;
/** A line and what was answered to its field: `undefined`, nothing. */
interface Caso {
  readonly linha: Linha;
  readonly dado: Dado;
}

const hoje = '2026-11-18';
const day = 86_400_000;
const plusDays = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);

/** Two days of the week without business, one before and one after the day of the cases. */
const semExpediente = ['2026-11-16', '2026-11-20'];

/** Day by day, as one counts on a calendar on the wall. */
const plusBusinessDays = (from: string, days: number): string => {
  const step = days < 0 ? -1 : 1;
  let day = from;
  for (let left = Math.abs(days); left > 0;) {
    day = plusDays(day, step);
    const weekday = new Date(day).getUTCDay();
    if (weekday > 0 && weekday < 6 && !semExpediente.includes(day)) left -= 1;
  }
  return day;
};

const nomes = fc.oneof(
  fc.constantFrom('valor', 'if', 'in', 'and', 'date', 'today', 'null', 'decisao_Atividade_1', 'Ação', 'not'),
  fc.constantFrom(
    'Valor estimado (R$)',
    'Data de assinatura',
    'diz "sim"',
    String.raw`a\b`,
    'x and y',
    '§0§',
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((one) => !/\p{C}/u.test(one)),
);
const textos = fc.oneof(
  fc.constantFrom('APROVAR', 'a and b', ' or ', '"', String.raw`\"`, ')', '§', 'São José', 'null', 'today()'),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((one) => !/\p{C}/u.test(one)),
);
const numeros = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String),
  fc
    .tuple(fc.integer({ min: -9_999, max: 9_999 }), fc.integer({ min: 0, max: 99 }))
    .map(([a, b]) => `${a}.${b}`),
);
const dias = fc.integer({ min: -400, max: 400 }).map((away) => plusDays(hoje, away));
const ordem = fc.constantFrom<Operador>('igual', 'diferente', 'menor', 'ate', 'maior', 'desde');
const iguais = fc.constantFrom<Operador>('igual', 'diferente');

const answered = <T extends Dado>(of: fc.Arbitrary<T>, value: T): fc.Arbitrary<T | undefined> =>
  fc.oneof(of, fc.constant(value), fc.constant(undefined));

const casos: fc.Arbitrary<Omit<Caso, 'linha'> & { readonly linha: Omit<Linha, 'campo'> }> = fc.oneof(
  fc
    .tuple(fc.oneof(iguais, fc.constantFrom<Operador>('contem', 'naoContem', 'comeca')), textos, fc.string())
    .chain(([operador, texto, more]) =>
      answered(textos, `${texto}${more}`).map((dado) => ({
        linha: { operador, valor: { tipo: 'texto', texto } satisfies Valor },
        dado,
      })),
    ),
  fc.tuple(ordem, numeros).chain(([operador, numero]) =>
    answered(numeros.map(Number), Number(numero)).map((dado) => ({
      linha: { operador, valor: { tipo: 'numero', numero } satisfies Valor },
      dado,
    })),
  ),
  fc.tuple(fc.constantFrom<Operador>('inclui', 'naoInclui'), textos).chain(([operador, texto]) =>
    answered(fc.array(textos, { minLength: 1, maxLength: 3 }), [texto, 'outra']).map((dado) => ({
      linha: { operador, valor: { tipo: 'texto', texto } satisfies Valor },
      dado,
    })),
  ),
  fc
    .tuple(iguais, fc.boolean(), fc.option(fc.boolean(), { nil: undefined }))
    .map(([operador, sim, dado]) => ({
      linha: { operador, valor: { tipo: 'simNao', sim } satisfies Valor },
      dado,
    })),
  fc.tuple(ordem, dias).chain(([operador, dia]) =>
    answered(dias, dia).map((dado) => ({
      linha: { operador, valor: { tipo: 'dia', dia } satisfies Valor },
      dado,
    })),
  ),
  fc.tuple(ordem, fc.integer({ min: -400, max: 400 })).chain(([operador, away]) =>
    answered(dias, plusDays(hoje, away)).map((dado) => ({
      linha: { operador, valor: { tipo: 'hoje', dias: away } satisfies Valor },
      dado,
    })),
  ),
  fc
    .tuple(
      ordem,
      fc.integer({ min: -30, max: 30 }).filter((away) => away !== 0),
    )
    .chain(([operador, away]) =>
      answered(dias, plusBusinessDays(hoje, away)).map((dado) => ({
        linha: { operador, valor: { tipo: 'hoje', dias: away, uteis: true } satisfies Valor },
        dado,
      })),
    ),
  fc
    .tuple(
      fc.constantFrom<Operador>('preenchido', 'vazio'),
      fc.oneof(textos, numeros.map(Number), fc.boolean()),
    )
    .chain(([operador, dado]) =>
      answered(fc.constant(dado), dado).map((one) => ({ linha: { operador }, dado: one })),
    ),
);

/** Rules of one to five lines, each about a field of its own. */
const regras = fc.record({
  juncao: fc.constantFrom<Regra['juncao']>('todas', 'qualquer'),
  escopo: fc.constantFrom('fluxo', 'conteudo'),
  linhas: fc.array(fc.tuple(nomes, casos), { minLength: 1, maxLength: 5 }),
});

const madeOf = ({ juncao, escopo, linhas }: typeof regras extends fc.Arbitrary<infer T> ? T : never) => {
  const all: Caso[] = [...new Map(linhas).entries()].map(([nome, { linha, dado }]) => ({
    linha: { ...linha, campo: `${escopo}.${nome}` },
    dado,
  }));
  const regra: Regra = {
    // of one line alone, all and any are the same
    juncao: all.length === 1 ? 'todas' : juncao,
    linhas: all.map(({ linha }) => linha),
  };
  return { regra, all, escopo };
};

/** What a line says of what was answered, as a person would; `undefined`: of nothing it cannot be said. */
const says = ({ linha: { operador, valor }, dado }: Caso): boolean | undefined => {
  if (operador === 'preenchido') return dado !== undefined;
  if (operador === 'vazio') return dado === undefined;
  const other = comparedWith(valor);
  if (operador === 'igual') return dado === other;
  if (operador === 'diferente') return dado !== other;
  if (dado === undefined) return undefined;
  if (Array.isArray(dado)) return dado.includes(String(other)) === (operador === 'inclui');
  switch (operador) {
    case 'menor':
      return dado < other;
    case 'ate':
      return dado <= other;
    case 'maior':
      return dado > other;
    case 'desde':
      return dado >= other;
    case 'contem':
      return String(dado).includes(String(other));
    case 'naoContem':
      return !String(dado).includes(String(other));
    case 'comeca':
      return String(dado).startsWith(String(other));
    default:
      return undefined;
  }
};

const comparedWith = (valor: Valor | undefined): string | number | boolean => {
  switch (valor?.tipo) {
    case 'texto':
      return valor.texto;
    case 'numero':
      return Number(valor.numero);
    case 'simNao':
      return valor.sim;
    case 'dia':
      return valor.dia;
    case 'hoje':
      return valor.uteis ? plusBusinessDays(hoje, valor.dias) : plusDays(hoje, valor.dias);
    case undefined:
      throw new Error('sem valor');
  }
};

/** All or any of what its lines say: what cannot be said is only asked where the others do not decide. */
const ruleSays = ({ juncao }: Regra, all: readonly Caso[]): boolean | undefined => {
  const said = all.map(says);
  const decides = juncao === 'qualquer';
  if (said.includes(decides)) return decides;
  return said.includes(undefined) ? undefined : !decides;
};

/** By the engine of the flows, on that day. */
const engineSays = (feel: string, scope: Readonly<Record<string, unknown>>): unknown => {
  const engine = expressionsOver(() => scope, {
    agora: new Date(`${hoje}T15:00:00Z`),
    fuso: 'America/Sao_Paulo',
    semExpediente,
  });
  try {
    return engine.resolveExpression(`=${feel}`, undefined) ?? undefined;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return undefined;
  }
};

describe('uma regra montada', () => {
  it('vira FEEL que o servidor aceita, e volta a ser a mesma regra', () => {
    fc.assert(
      fc.property(regras, (drawn) => {
        const { regra } = madeOf(drawn);
        const feel = writeFeel(regra) ?? '';
        expect(problemsOf([feel])).toEqual([undefined]);
        expect(readFeel(feel)).toEqual(regra);
      }),
      { numRuns: 1_000 },
    );
  });

  it('diz, no motor dos fluxos, o que as suas linhas dizem', () => {
    fc.assert(
      fc.property(regras, (drawn) => {
        const { regra, all, escopo } = madeOf(drawn);
        const nome = ({ linha }: Caso): string => linha.campo.slice(escopo.length + 1);
        const scope = {
          fluxo: {},
          conteudo: {},
          [escopo]: Object.fromEntries(
            all.flatMap((one) => (one.dado === undefined ? [] : [[nome(one), one.dado]])),
          ),
        };
        expect(engineSays(writeFeel(regra) ?? '', scope)).toBe(ruleSays(regra, all));
      }),
      { numRuns: 2_000 },
    );
  });

  it('pergunta-se no formulário o que o motor diria das mesmas respostas', () => {
    fc.assert(
      fc.property(regras, (drawn) => {
        const { regra, all } = madeOf({ ...drawn, escopo: 'fluxo' });
        // no question may count business days
        fc.pre(!regra.linhas.some(({ valor }) => valor?.tipo === 'hoje' && valor.uteis));
        const before = all.map(({ linha }) => ({ chave: linha.campo.slice('fluxo.'.length) }));
        const asked = askedOf(
          [...before, { chave: 'última', quando: writeFeel(regra) }],
          Object.fromEntries(all.map(({ linha, dado }) => [linha.campo.slice('fluxo.'.length), dado])),
          hoje,
        );
        expect(asked.length - before.length).toBe(ruleSays(regra, all) === true ? 1 : 0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('o que não se chega a perguntar não responde às seguintes', () => {
    const asked = askedOf(
      [
        { chave: 'a' },
        { chave: 'b', quando: 'fluxo.a = "sim"' },
        { chave: 'c', quando: 'fluxo.b != null' },
        { chave: 'd', quando: 'list contains(fluxo.e, "x")' },
      ],
      { a: 'não', b: 'ficou escrito', d: 1 },
      hoje,
    );
    expect(asked.map(({ chave }) => chave)).toEqual(['a']);
  });

  it('não se escreve enquanto lhe falta algo', () => {
    const line = (linha: Partial<Linha>): string | undefined =>
      writeFeel({ juncao: 'todas', linhas: [{ campo: 'fluxo.a', operador: 'igual', ...linha }] });
    expect([
      line({}),
      line({ campo: '' }),
      line({ valor: { tipo: 'texto', texto: '' } }),
      line({ valor: { tipo: 'numero', numero: '1,5' } }),
      line({ valor: { tipo: 'dia', dia: '2026-02-30' } }),
      line({ operador: 'maior', valor: { tipo: 'texto', texto: 'a' } }),
      line({ operador: 'contem', valor: { tipo: 'numero', numero: '1' } }),
    ]).toEqual(Array(7).fill(undefined));
  });
});

describe('o FEEL de quem o escreveu', () => {
  it.each([
    ['fluxo.valor>1000', 'fluxo.valor > 1000'],
    [
      '  fluxo.decisao = "APROVAR"  and\n fluxo.valor <= 5 ',
      'fluxo.decisao = "APROVAR" and fluxo.valor <= 5',
    ],
    ['date(fluxo.dia) >= today()-duration("P3D")', 'date(fluxo.dia) >= today() - duration("P3D")'],
    ['not( contains(conteudo.assunto,"obra") )', 'not(contains(conteudo.assunto, "obra"))'],
  ])('%s abre em linhas', (feel, same) => {
    const regra = readFeel(feel);
    expect(regra && writeFeel(regra)).toBe(same);
  });

  it.each([
    '',
    'fluxo.a = 1 and fluxo.b = 2 or fluxo.c = 3',
    '(fluxo.a = 1)',
    'fluxo.a + 1 > 2',
    'fluxo.a = fluxo.b',
    'fluxo.if = 1',
    'fluxo.a.b = 1',
    'executantes = 1',
    'fluxo.a = "x\\n"',
    'fluxo.a > "x"',
    'fluxo.a = §0§',
    'date(fluxo.a) = date("2026-02-30")',
    'date(fluxo.a) = today() + duration("P1M")',
    'date(fluxo.a) = today() + duration("P0D")',
    'contains(fluxo.a, "x") and',
    'fluxo.a = 1; fluxo.b = 2',
  ])('“%s” fica como está', (feel) => {
    expect(readFeel(feel)).toBeUndefined();
  });
});

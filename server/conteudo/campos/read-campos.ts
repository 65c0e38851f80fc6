import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { ArquivoCampo, CampoConteudo, CampoValor, PrazoCampo } from '#schemas/shapes/campos.ts';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { dayOf, addDays } from '#server/instalacao/prazo/index.ts';
import {
  definedCampos,
  type CampoDefinido,
  type TipoRegistro,
  type ValorGuardado,
} from './campo-definido.ts';
import { shownCampo } from './shown-campo.ts';
import { protocolNumber } from '#server/conteudo/numeracao/index.ts';

interface Rule {
  readonly dias: number | undefined;
  readonly referencia: PrazoCampo['referencia'];
  readonly rotuloReferencia: string | undefined;
}

/**
 * The term of a custom field, in days of the calendar from what its time reference says.
 * @param starts the days that each reference stands for, `yyyy-MM-dd`; undefined for what did not happen yet.
 */
const prazoOf = (
  { dias, referencia, rotuloReferencia }: Rule,
  starts: Readonly<Record<PrazoCampo['referencia'], string | undefined>>,
  today: string,
): PrazoCampo | undefined => {
  if (dias === undefined) return undefined;
  const start = starts[referencia];
  const ate = start && addDays(start, dias);
  return {
    dias,
    referencia,
    vencido: ate !== undefined && ate < today,
    rotuloReferencia: referencia === 'OUTRO_CAMPO' && rotuloReferencia ? rotuloReferencia : undefined,
    ate: ate || undefined,
  };
};

/** Whose fields are read: a content, and the record of its type. */
export interface CamposDe {
  readonly id: number;
  readonly registro: TipoRegistro;
  readonly tipoId: number;
  /** A draft follows its type; what was concluded keeps the fields that it had then. */
  readonly minuta: boolean;
}

/** A field with what only the server reads of it. */
export interface CampoLido {
  readonly definido: CampoDefinido;
  readonly campo: CampoConteudo;
}

interface Kept {
  readonly rotulo: string;
  readonly tipo: CampoDefinido['tipo'];
  readonly valor: ValorGuardado | null;
  readonly definicao: CampoDefinido | null;
  readonly arquivo: ArquivoCampo | null;
}

interface Facts {
  readonly numero: string | null;
  readonly protocolo: string | null;
  readonly criadoEm: Date;
  readonly concluidoEm: Date | null;
  readonly enviadoEm: Date | null;
  readonly guardados: Kept[];
}

/** The custom fields of a content, with their values, their terms, and where their links lead. */
export const readCampos = async (ctx: Ctx, de: CamposDe): Promise<CampoLido[]> => {
  const [facts, defined] = await Promise.all([
    readFacts(ctx, de.id),
    de.minuta ? definedCampos(ctx.db, de.registro, de.tipoId) : Promise.resolve([]),
  ]);
  const kept = new Map(facts.guardados.map((one) => [one.rotulo, one]));
  const fields = de.minuta ? defined : facts.guardados.flatMap(({ definicao }) => definicao ?? []);
  const valueOf = (definido: CampoDefinido): Kept | undefined => {
    const found = kept.get(definido.rotulo);
    return found?.tipo === definido.tipo ? found : undefined;
  };
  const dates = new Map(
    fields.map((one) => [one.rotulo, one.tipo === tipoCampo.data ? valueOf(one)?.valor : undefined]),
  );
  const present = fields.map((definido) => ({
    definido,
    campo: presentCampo(ctx, definido, valueOf(definido), de.id, facts, dates),
  }));
  const known = new Map(fields.map(({ rotulo, tipo }) => [rotulo, tipo]));
  const removed = de.minuta
    ? facts.guardados.filter(({ rotulo, tipo, valor }) => valor !== null && known.get(rotulo) !== tipo)
    : [];
  return [...present, ...removed.map(removedCampo)];
};

/** The fields that a type asks for, as a content that has none of them yet would show them. */
export const emptyCampos = async (
  ctx: Ctx,
  { registro, tipoId }: Pick<CamposDe, 'registro' | 'tipoId'>,
): Promise<CampoConteudo[]> => {
  const none = {
    numero: null,
    protocolo: null,
    criadoEm: ctx.agora,
    concluidoEm: null,
    enviadoEm: null,
    guardados: [],
  };
  const defined = await definedCampos(ctx.db, registro, tipoId);
  return defined.map((definido) => presentCampo(ctx, definido, undefined, undefined, none, new Map()));
};

const readFacts = async (ctx: Ctx, id: number): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select c.numero, (select ${protocolNumber(ctx.sessao)} from conteudo k where k.id = c.id) as protocolo, c.criado_em, c.concluido_em,
      (select max(t.enviado_em) from tramite t where t.conteudo_id = c.id) as enviado_em,
      coalesce((select jsonb_agg(jsonb_build_object('rotulo', k.rotulo, 'tipo', k.tipo, 'valor', k.valor, 'definicao', k.definicao,
          'arquivo', case when a.id is not null then
            jsonb_build_object('id', a.id, 'nome', a.nome, 'tipo', a.tipo, 'tamanho', a.tamanho) end) order by k.ordem)
        from conteudo_campo k left join arquivo a on a.id = k.arquivo_id where k.conteudo_id = c.id), '[]') as guardados
    from conteudo c where c.id = ${id}`.execute(ctx.db);
  const [facts] = rows;
  if (!facts) throw new Error(`conteúdo ${id} sem linha`);
  return facts;
};

const presentCampo = (
  ctx: Ctx,
  definido: CampoDefinido,
  kept: Kept | undefined,
  id: number | undefined,
  facts: Facts,
  dates: ReadonlyMap<string, unknown>,
): CampoConteudo => {
  const {
    listaOpcoes: _,
    endereco,
    parametro,
    prazoDias,
    referencia,
    rotuloReferencia,
    condicoes: __,
    ...shape
  } = definido;
  const valor = kept?.valor ?? undefined;
  const target = endereco === undefined ? undefined : linkOf(endereco, parametro, id, facts);
  const prazo = prazoOf(
    { dias: prazoDias, referencia, rotuloReferencia },
    {
      CRIACAO: dayOf(ctx, facts.criadoEm),
      CONCLUSAO: facts.concluidoEm === null ? undefined : dayOf(ctx, facts.concluidoEm),
      ULTIMO_TRAMITE: facts.enviadoEm === null ? undefined : dayOf(ctx, facts.enviadoEm),
      OUTRO_CAMPO: dates.get(rotuloReferencia ?? '') as string | undefined,
    },
    dayOf(ctx, ctx.agora),
  );
  return {
    ...shape,
    regras: [...shape.regras],
    ...defined({
      opcoes: shape.opcoes ? [...shape.opcoes] : undefined,
      extensoes: shape.extensoes ? [...shape.extensoes] : undefined,
    }),
    ...filled(definido, valor, kept?.arquivo ?? undefined),
    endereco: target,
    prazo,
  } as CampoConteudo;
};

const filled = (
  definido: Pick<CampoDefinido, 'tipo' | 'multipla' | 'casasDecimais'>,
  valor: ValorGuardado | undefined,
  arquivo: ArquivoCampo | undefined,
): Pick<CampoConteudo, 'valor' | 'texto' | 'arquivo'> =>
  defined({
    valor: valor === undefined ? undefined : onTheWire(definido, valor),
    texto: valor === undefined ? undefined : shownCampo(definido, valor, arquivo),
    arquivo,
  });

/** A value as it travels: of a list, what was chosen without its labels. */
const onTheWire = (
  { multipla = false }: Pick<CampoDefinido, 'multipla'>,
  valor: ValorGuardado,
): CampoValor => {
  if (!Array.isArray(valor)) return valor;
  const chosen = valor.map((opcao) => opcao.valor);
  return multipla ? chosen : (chosen[0] ?? '');
};

const removedCampo = ({ rotulo, tipo, valor, arquivo }: Kept): CampoLido => {
  const definido: CampoDefinido = {
    rotulo,
    tipo,
    obrigatorio: false,
    referencia: 'CRIACAO',
    regras: [],
    condicoes: [],
    multipla: Array.isArray(valor) || undefined,
  };
  return {
    definido,
    campo: {
      rotulo,
      tipo,
      obrigatorio: false,
      regras: [],
      retirado: true,
      ...filled(definido, valor ?? undefined, arquivo ?? undefined),
    },
  };
};

/** Where a link leads; nowhere while there is not the number, or the content, that it asks for. */
const linkOf = (
  endereco: string,
  parametro: CampoDefinido['parametro'] = 'numeroMascarado',
  id: number | undefined,
  { numero, protocolo }: Pick<Facts, 'numero' | 'protocolo'>,
): string | undefined => {
  const known = { id: id?.toString() ?? null, numeroMascarado: numero, numeroProtocoloMascarado: protocolo };
  const value = known[parametro];
  if (!endereco.includes('{parametro}')) return endereco;
  return value === null ? undefined : endereco.replaceAll('{parametro}', encodeURIComponent(value));
};

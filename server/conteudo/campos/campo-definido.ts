import { sql } from 'kysely';
import type { PrazoCampo, RegraCampo } from '#schemas/shapes/campos.ts';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import type { Database } from '#server/base/db/connect.ts';

/** Registers whose records say which custom fields a content has. */
type Registro = 'tipo_documento' | 'tipo_processo' | 'modelo_documento';

/** The same, and a service that is asked from outside: the fields of its type of process, then those of its form. */
export type TipoRegistro = Registro | 'servico';

/** A custom field as the type of a content defines it, with the parameters that it takes of the register of fields. */
export interface CampoDefinido {
  readonly rotulo: string;
  readonly tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly obrigatorio: boolean;
  /** Of a form, the field of its PDF that it is written in. */
  readonly campoPdf?: string;
  readonly ajuda?: string;
  readonly tamanhoMaximo?: number;
  readonly mascara?: string;
  readonly casasDecimais?: number;
  readonly minimo?: number;
  readonly maximo?: number;
  readonly multipla?: boolean;
  /** The options typed in; absent when they are of a list. */
  readonly opcoes?: readonly OpcaoLida[];
  readonly listaOpcoes?: number;
  readonly endereco?: string;
  readonly parametro?: 'numeroMascarado' | 'numeroProtocoloMascarado' | 'id';
  readonly extensoes?: readonly string[];
  readonly tamanhoMaximoMb?: number;
  readonly prazoDias?: number;
  readonly referencia: PrazoCampo['referencia'];
  readonly rotuloReferencia?: string;
  /** Regular expressions, which the browser judges too. */
  readonly regras: readonly RegraCampo[];
  /** Conditions over this field and the others, in FEEL. */
  readonly condicoes: readonly Condicao[];
}

/** What is kept of a field: of a list, the chosen options with their labels, which may change elsewhere. */
export type ValorGuardado = string | number | boolean | OpcaoLida[];

interface Condicao {
  readonly nome: string;
  readonly expressao: string;
  readonly mensagem: string;
}

interface Row {
  readonly rotulo: string;
  readonly tipo: CampoDefinido['tipo'];
  readonly preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  readonly linhas: string | null;
  readonly parametro: CampoDefinido['parametro'] | null;
  readonly referencia: PrazoCampo['referencia'];
  readonly rotuloReferencia: string | null;
  readonly ajuda: string | null;
  readonly tamanhoMaximo: number | null;
  readonly mascara: string | null;
  readonly casasDecimais: number | null;
  readonly minimo: number | null;
  readonly maximo: number | null;
  readonly campoPdf: string | null;
  readonly listaOpcoes: number | null;
  readonly multipla: boolean | null;
  readonly endereco: string | null;
  readonly extensoes: string | null;
  readonly tamanhoMaximoMb: number | null;
  readonly prazoDias: number | null;
  readonly validadores: (Condicao & {
    readonly linguagem: 'REGEX' | 'FEEL';
    readonly exibirErro: RegraCampo['exibirErro'];
  })[];
}

/**
 * The custom fields of a type, or of a form, in its order. What its row says (a form says more in it than a type) goes before what
 * the register of fields says; a validator counts where it names the field, or where it names none and bears its label.
 */
export const definedCampos = async (
  db: Database,
  registro: TipoRegistro,
  tipoId: number,
): Promise<CampoDefinido[]> => {
  if (registro !== 'servico') return readDefined(db, registro, tipoId);
  const own = await readDefined(db, 'tipo_processo', tipoId);
  const { rows } = await sql<{ modeloId: number }>`
    select formulario_externo as modelo_id from registro.tipo_processo where id = ${tipoId} and formulario_externo is not null`.execute(
    db,
  );
  const [form] = rows;
  const asked = form ? await readDefined(db, 'modelo_documento', form.modeloId) : [];
  // what both ask is asked once
  return [...own, ...asked.filter(({ rotulo }) => !own.some((one) => one.rotulo === rotulo))];
};

const readDefined = async (db: Database, registro: Registro, tipoId: number): Promise<CampoDefinido[]> => {
  const rows = sql.table(`registro.${registro}_campos_personalizados`);
  const { rows: found } = await sql<Row>`
    select c.rotulo, c.tipo, c.preenchimento, coalesce(c.opcoes, p.opcoes) as linhas,
      coalesce(l.dita ->> 'parametro', p.parametro) as parametro, coalesce(l.dita ->> 'referencia_tempo', 'CRIACAO') as referencia,
      l.dita ->> 'rotulo_referencia' as rotulo_referencia, coalesce(l.dita ->> 'ajuda', p.ajuda) as ajuda,
      coalesce((l.dita ->> 'tamanho_maximo')::integer, p.tamanho_maximo) as tamanho_maximo,
      coalesce(l.dita ->> 'mascara', p.mascara) as mascara,
      coalesce(nullif((l.dita ->> 'multipla')::boolean, false), p.multipla) as multipla,
      l.dita ->> 'campo_pdf' as campo_pdf, p.casas_decimais,
      p.minimo::double precision as minimo, p.maximo::double precision as maximo, p.lista_opcoes, p.endereco,
      p.extensoes, p.tamanho_maximo_mb, p.prazo_dias,
      coalesce((select jsonb_agg(jsonb_build_object('nome', v.nome, 'linguagem', v.linguagem, 'expressao', v.expressao,
          'mensagem', v.mensagem, 'exibirErro', v.exibir_erro) order by v.id)
        from registro.campo_validador v
        where v.ativo and v.tipo_campo = c.tipo
          and (v.campo = c.campo or (v.campo is null and texto_busca(v.nome) = texto_busca(c.rotulo)))), '[]') as validadores
    from ${rows} c cross join lateral (select to_jsonb(c) as dita) l
    left join registro.campo_personalizado p on p.id = c.campo
    where c.registro_id = ${tipoId} order by c.ordem`.execute(db);
  return found.map(definedOf);
};

const definedOf = (row: Row): CampoDefinido => {
  const { rotulo, tipo, preenchimento, linhas, extensoes, referencia, validadores } = row;
  return {
    rotulo,
    tipo,
    referencia,
    obrigatorio: preenchimento === 'OBRIGATORIO',
    ...present({
      campoPdf: row.campoPdf,
      ajuda: row.ajuda,
      tamanhoMaximo: row.tamanhoMaximo,
      mascara: row.mascara,
      casasDecimais: row.casasDecimais,
      minimo: row.minimo,
      maximo: row.maximo,
      listaOpcoes: linhas === null ? row.listaOpcoes : null,
      multipla: row.multipla,
      endereco: row.endereco,
      parametro: row.parametro,
      tamanhoMaximoMb: row.tamanhoMaximoMb,
      prazoDias: row.prazoDias,
      rotuloReferencia: row.rotuloReferencia,
    }),
    opcoes: linhas === null ? undefined : lines(linhas).map((line) => ({ valor: line, rotulo: line })),
    extensoes: extensoes?.split(',').map((one) => one.trim()),
    regras: validadores
      .filter(({ linguagem }) => linguagem === 'REGEX')
      .map(({ expressao, mensagem, exibirErro }) => ({ expressao, mensagem, exibirErro })),
    condicoes: validadores
      .filter(({ linguagem }) => linguagem === 'FEEL')
      .map(({ nome, expressao, mensagem }) => ({ nome, expressao, mensagem })),
  };
};

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is not null of some columns. */
const present = <T extends object>(columns: T): { [K in keyof T]?: Exclude<T[K], null> } =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };

import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import type { CasoDeUsoPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import type { Permission } from '#schemas/permissions.ts';

/** What a block of the home shows: always a question that some full list also asks. */
type WidgetSource =
  | { readonly de: 'contadores' }
  | { readonly de: 'caixa'; readonly query: CaixaQuery }
  /** What the person is the author of, by the advanced search. */
  | { readonly de: 'autoria'; readonly caso: CasoDeUsoPesquisa }
  /** A saved search, which the parameters name. */
  | { readonly de: 'salva' }
  /** A report of the screen of reports, which the parameters name. */
  | { readonly de: 'relatorio' }
  /** The appointments of today. */
  | { readonly de: 'agenda' }
  | { readonly de: 'assinar' }
  | { readonly de: 'mensagens' }
  | { readonly de: 'atividades' };

/** Under which heading of the catalogue. */
export const widgetGroups = ['geral', 'entrada', 'saida', 'trabalho', 'prazos', 'pesquisa'] as const;

/** One kind of block. Its name, and what it says when there is nothing, are texts of the area `painel`. */
export interface WidgetKind {
  readonly tipo: string;
  readonly grupo: (typeof widgetGroups)[number];
  /** Name of an icon of the product. */
  readonly icone: string;
  /** Absent while what it would show does not exist: it stands in the catalogue and is not offered. */
  readonly fonte?: WidgetSource;
  /** What the full list asks for; absent, of any signed-in person. */
  readonly permissao?: Permission;
  /** Where the full list is, when the question does not say it. */
  readonly pagina?: string;
  /** What a row tells after its subject. */
  readonly colunas: readonly ('numero' | 'unidade' | 'desde' | 'prazo')[];
  /** First rows that it shows. */
  readonly linhas: number;
  /** What the person chooses of it. */
  readonly parametros?: JsonSchema;
}

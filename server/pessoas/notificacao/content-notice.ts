import { contentRoute } from '#schemas/content-route.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem, ptBR } from '#schemas/messages/index.ts';

/** What may be told of a content. */
export type Especie = keyof typeof ptBR.documento.notificacao;

/** What a notice of a content keeps: what happened and to which one, and nothing that names it. */
export interface ContentNotice {
  readonly conteudoId: number;
  readonly compromissoId?: never;
  readonly conversaId?: never;
  readonly especie: Especie;
  /** Who did it, where, or until when: never what names the content. */
  readonly dados?: {
    readonly quem?: string;
    readonly unidade?: string;
    readonly dia?: string;
    /** Address of the screen that it is about, without the base path, where that is not the content itself. */
    readonly rota?: string;
  };
}

/** How a content is named to who may see it. */
export interface ContentName {
  readonly numero: string | null;
  readonly assunto: string;
}

const isEspecie = (especie: string): especie is Especie => especie in ptBR.documento.notificacao;

/** The words of a notice, for who may see its content. */
export const wordsOf = (
  especie: string,
  dados: NonNullable<ContentNotice['dados']>,
  { numero, assunto }: ContentName,
): { readonly assunto: string; readonly conteudo: string } => ({
  assunto: mensagem(`documento.notificacao.${isEspecie(especie) ? especie : 'novidade'}`, {
    ...dados,
    numero: numero ?? assunto,
  }),
  conteudo: assunto,
});

/** Where a notice leads in the client, without the base path: to its content, or to what is said of it. */
export const noticeRoute = (
  conteudoId: number,
  { rota }: NonNullable<ContentNotice['dados']>,
  tipo: number = tipoConteudo.documento,
): string => rota ?? contentRoute(tipo, `consulta/${conteudoId}`);

import type { NivelAcesso, Pessoa, Rotulo } from '#schemas/shapes/conteudo.ts';
import type {
  AssinaturaProtocoloPedido,
  DestinoProtocolo,
  DestinoProtocoloPedido,
  Protocolo,
  ProtocoloSalvar,
} from '#schemas/shapes/protocolo.ts';
import { camposOf, type CamposPreenchidos } from '#src/conteudo/campos/campo-field.ts';

/** Who is asked to sign, and until when. */
export interface AssinanteEscolhido {
  readonly pessoa: Pessoa;
  readonly prazo: string | undefined;
}

/** The signatures that are asked for: without a standard, none. */
export interface Assinatura {
  readonly padrao: 'PADES' | undefined;
  readonly assinantes: readonly AssinanteEscolhido[];
}

/** What a person writes of a protocol that was not concluded. */
export interface Rascunho {
  readonly assunto: string;
  readonly interessados: readonly Rotulo[];
  readonly destinos: readonly DestinoProtocolo[];
  readonly assinatura: Assinatura;
  readonly assuntoClasse: Rotulo | undefined;
  readonly origem: string;
  readonly localFisico: string;
  readonly recebidoEm: string | undefined;
  readonly vencimento: string | undefined;
  readonly vigenciaDe: string | undefined;
  readonly vigenciaAte: string | undefined;
  readonly observacoes: string;
  readonly sigilo: number;
  readonly nivelAcesso: NivelAcesso;
  readonly hipoteseLegal: string;
  /** The custom fields of the type. */
  readonly campos: CamposPreenchidos;
}

export const rascunhoOf = (protocolo: Protocolo): Rascunho => ({
  assunto: protocolo.assunto,
  interessados: protocolo.interessados,
  destinos: protocolo.destinos,
  assinatura: {
    padrao: protocolo.padraoAssinatura,
    assinantes: protocolo.assinantes.map(({ usuario, unidade, prazo }) => ({
      pessoa: unidade ? { ...usuario, unidade: unidade.sigla } : usuario,
      prazo,
    })),
  },
  assuntoClasse: protocolo.assuntoClasse,
  origem: protocolo.origem ?? '',
  localFisico: protocolo.localFisico ?? '',
  recebidoEm: protocolo.recebidoEm,
  vencimento: protocolo.vencimento,
  vigenciaDe: protocolo.vigenciaDe,
  vigenciaAte: protocolo.vigenciaAte,
  observacoes: protocolo.observacoes ?? '',
  sigilo: protocolo.sigilo,
  nivelAcesso: protocolo.nivelAcesso,
  hipoteseLegal: protocolo.hipoteseLegal ?? '',
  campos: camposOf(protocolo.campos),
});

/** What goes to the server: the whole of what is written. An emptied field travels as empty, never as absent. */
export const salvarOf = (id: number, versao: number, rascunho: Rascunho): ProtocoloSalvar => ({
  id,
  versao,
  assunto: rascunho.assunto.trim(),
  interessados: rascunho.interessados.map((one) => one.id),
  destinos: rascunho.destinos.map(destinoPedido),
  assinatura: assinaturaPedida(rascunho.assinatura),
  assuntoClasseId: rascunho.assuntoClasse?.id ?? 0,
  origem: rascunho.origem.trim(),
  localFisico: rascunho.localFisico.trim(),
  recebidoEm: rascunho.recebidoEm,
  vencimento: rascunho.vencimento ?? '',
  vigenciaDe: rascunho.vigenciaDe ?? '',
  vigenciaAte: rascunho.vigenciaAte ?? '',
  observacoes: rascunho.observacoes.trim(),
  sigilo: rascunho.sigilo,
  nivelAcesso: rascunho.nivelAcesso,
  hipoteseLegal: rascunho.hipoteseLegal.trim(),
  campos: Object.entries(rascunho.campos).map(([rotulo, valor]) =>
    valor === null ? { rotulo } : { rotulo, valor },
  ),
});

const assinaturaPedida = ({ padrao, assinantes }: Assinatura): AssinaturaProtocoloPedido =>
  padrao === undefined
    ? { assinantes: [] }
    : {
        padrao,
        assinantes: assinantes.map(({ pessoa, prazo }) => ({
          usuarioId: pessoa.id,
          prazo,
        })),
      };

const destinoPedido = ({
  especie,
  periodicidade,
  unidade,
  usuario,
  email,
  grupo,
}: DestinoProtocolo): DestinoProtocoloPedido => ({
  especie,
  periodicidade,
  unidadeId: unidade?.id,
  usuarioId: usuario?.id,
  email,
  grupoId: grupo?.id,
});

/** The field of the form of which a field of the server speaks; a destination and a signer keep their place, `destinos.1`. */
export const campoOfServer = (field: string): string =>
  /^(destinos\.\d+|assinatura\.(padrao|assinantes(\.\d+)?))/.exec(field)?.[0] ??
  (field.split('.')[0] ?? field).replace(/^assuntoClasseId$/, 'assuntoClasse');

/** The id of the control of a field, to go to it. */
export const controlId = (field: string): string => `protocolo-${field}`;

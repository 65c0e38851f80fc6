import ata from './modelos/ata.json' with { type: 'json' };
import certidao from './modelos/certidao.json' with { type: 'json' };
import comunicacaoInterna from './modelos/comunicacao-interna.json' with { type: 'json' };
import contrato from './modelos/contrato.json' with { type: 'json' };
import declaracao from './modelos/declaracao.json' with { type: 'json' };
import despacho from './modelos/despacho.json' with { type: 'json' };
import editalEliminacao from './modelos/edital-eliminacao.json' with { type: 'json' };
import notaTecnica from './modelos/nota-tecnica.json' with { type: 'json' };
import oficioCircular from './modelos/oficio-circular.json' with { type: 'json' };
import oficio from './modelos/oficio.json' with { type: 'json' };
import parecer from './modelos/parecer.json' with { type: 'json' };
import portaria from './modelos/portaria.json' with { type: 'json' };
import requerimento from './modelos/requerimento.json' with { type: 'json' };
import termoApensacao from './modelos/termo-apensacao.json' with { type: 'json' };
import termoAutuacao from './modelos/termo-autuacao.json' with { type: 'json' };
import termoClassificacao from './modelos/termo-classificacao.json' with { type: 'json' };
import termoDesentranhamento from './modelos/termo-desentranhamento.json' with { type: 'json' };
import termoJuntada from './modelos/termo-juntada.json' with { type: 'json' };
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import type { RegistroModeloDocumento } from '#schemas/generated-registers.ts';

/** A document model as its file holds it. */
interface ModeloMundo extends Pick<
  RegistroModeloDocumento,
  'codigo' | 'nome' | 'publicacao' | 'necessidadeResposta' | 'departamentoNumeracao' | 'opcaoProtocolo'
> {
  readonly sigla: string;
  readonly grupo: string;
  readonly descricao: string;
  readonly vencimentoObrigatorio: boolean;
  /** Code of the class that the model suggests. */
  readonly classificacaoSugerida: string;
  /** Names of the editable regions, in the order of the body. */
  readonly regioes: readonly string[];
  readonly propriedades: readonly Propriedade[];
  readonly corpo: NoCorpo;
}

/** The 18 models, the most used first. */
export const modelos = [
  oficio,
  oficioCircular,
  comunicacaoInterna,
  despacho,
  portaria,
  parecer,
  notaTecnica,
  requerimento,
  ata,
  contrato,
  certidao,
  declaracao,
  termoAutuacao,
  termoJuntada,
  termoApensacao,
  termoDesentranhamento,
  termoClassificacao,
  editalEliminacao,
] as readonly ModeloMundo[];

import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import type { Acao } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };
const semad = { id: 5, sigla: 'SEMAD', nome: 'Secretaria Municipal de Administração' };

export const permitida = (nome: string): Acao => ({ nome, permitida: true });
export const recusada = (nome: string, motivo: string): Acao => ({ nome, permitida: false, motivo });

export const assinante = (id: number, nome: string, more: Partial<Assinante> = {}): Assinante => ({
  id,
  usuario: { id, nome, cargo: 'Coordenadora' },
  unidade: ccl,
  marcador: `assinatura_${id}`,
  ordem: id,
  situacao: 'PENDENTE',
  estrategia: 'DOCFLOW',
  minhaVez: false,
  ...more,
});

/** The notice of bidding that Helena (7) has to sign after Otávio, who already did. */
export const edital = (more: Partial<Documento> = {}): Documento => ({
  id: 41,
  versao: 7,
  tipo: 2,
  numero: 'Edital 41/2026-CCL',
  assunto: 'Edital do Pregão Eletrônico 41/2026',
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'RESTRITO',
  hipoteseLegal: 'Lei 14.133/2021, art. 24',
  tipoDocumento: { id: 2, rotulo: 'Edital' },
  modelo: { id: 3, rotulo: 'Edital de pregão' },
  autor: { id: 8, nome: 'Rafael Monteiro Lins' },
  unidade: ccl,
  detentor: { unidade: ccl },
  checkIn: { situacao: 0 },
  criadoEm: '2026-11-17T12:00:00Z',
  alteradoEm: '2026-11-18T12:05:00Z',
  concluidoEm: '2026-11-18T11:48:00Z',
  numeroVersao: 1,
  versoes: [{ numero: 1, situacao: 'CONCLUIDA', criadaEm: '2026-11-17T12:00:00Z' }],
  corpo: {},
  propriedades: [],
  valores: {},
  valoresAutomaticos: {},
  campos: [],
  interessados: [],
  destinos: [],
  assinantes: [
    assinante(5, 'Otávio Nunes Brandão', {
      situacao: 'ASSINADO',
      assinadoEm: '2026-11-18T12:05:00Z',
      unidade: semad,
    }),
    assinante(7, 'Helena Duarte Pires', { minhaVez: true }),
    assinante(8, 'Rafael Monteiro Lins'),
  ],
  anexos: 0,
  comentarios: 0,
  pendencias: [],
  codigoVerificacao: '7KQM-41XD-09TR-V8PA',
  sha256: 'ab'.repeat(32),
  paginas: 18,
  acompanhado: false,
  acoes: [
    permitida('assinar'),
    permitida('tramitar'),
    permitida('cobrarAssinaturas'),
    permitida('assumir'),
    recusada('finalizar', 'Ainda há assinaturas pendentes.'),
    permitida('cancelar'),
  ],
  ...more,
});

export const paraAssinar = (id: number, more: Partial<DocumentoParaAssinar> = {}): DocumentoParaAssinar => ({
  id,
  tipo: 2,
  assinanteId: id + 100,
  numero: `Despacho ${id}/2026-CCL`,
  assunto: `Assunto ${id}`,
  tipoDocumento: 'Despacho',
  unidade: 'CCL',
  posicao: 1,
  total: 1,
  estrategia: 'DOCFLOW',
  permitido: true,
  ...more,
});

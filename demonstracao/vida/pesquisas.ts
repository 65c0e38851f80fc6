import type { EnvioRelatorioEntrada } from '#schemas/shapes/envio-relatorio.ts';
import type { FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import type { CasoDeUsoPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import type { DefinicaoRelatorio } from '#schemas/shapes/relatorio-montado.ts';

/** A search, or a report, that somebody kept. */
interface PesquisaMundo {
  readonly quem: string;
  readonly nome: string;
  readonly casoDeUso: Extract<CasoDeUsoPesquisa, 'Todos' | 'Documento' | 'Processo'>;
  readonly campos: FiltroCampos;
  /** Keys of the type of process and of document, for their ids. */
  readonly tipoProcesso?: string;
  readonly tipoDocumento?: string;
  readonly compartilhada?: true;
  readonly relatorio?: DefinicaoRelatorio;
}

const todos = { estado: 99 } as const;

export const pesquisas: readonly PesquisaMundo[] = [
  {
    quem: 'helena.pires',
    nome: 'Contratos do ano',
    casoDeUso: 'Documento',
    campos: { fase: 1, ...todos },
    tipoDocumento: 'CONTRATO',
    compartilhada: true,
  },
  {
    quem: 'helena.pires',
    nome: 'Compras diretas em andamento',
    casoDeUso: 'Processo',
    campos: { fase: 1, estado: 0 },
    tipoProcesso: 'dispensa',
    compartilhada: true,
  },
  {
    quem: 'helena.pires',
    nome: 'Tudo sobre a merenda',
    casoDeUso: 'Todos',
    campos: { q: 'merenda', ...todos },
  },
  {
    quem: 'beatriz.cordeiro',
    nome: 'Pareceres desta Procuradoria',
    casoDeUso: 'Documento',
    campos: { fase: 1, ...todos },
    tipoDocumento: 'PARECER',
    compartilhada: true,
  },
  {
    quem: 'helena.pires',
    nome: 'Licitações e compras diretas, por mês',
    casoDeUso: 'Processo',
    campos: { fase: 1, ...todos },
    compartilhada: true,
    relatorio: { linha: 'mes', coluna: 'tipo', forma: 'barras', periodo: '12meses' },
  },
  {
    quem: 'helena.pires',
    nome: 'Valor das licitações em curso',
    casoDeUso: 'Processo',
    campos: { fase: 1, estado: 0 },
    tipoProcesso: 'licitacao',
    relatorio: {
      linha: 'unidadeDetentora',
      medida: 'soma',
      campo: 'Valor estimado',
      forma: 'tabela',
      periodo: 'ano',
    },
  },
  {
    quem: 'otavio.brandao',
    nome: 'O que cada unidade escreveu no trimestre',
    casoDeUso: 'Documento',
    campos: { fase: 1, ...todos },
    compartilhada: true,
    relatorio: { linha: 'unidadeOrigem', coluna: 'estado', forma: 'barras', periodo: '90dias' },
  },
  {
    quem: 'otavio.brandao',
    nome: 'Documentos por tipo',
    casoDeUso: 'Documento',
    campos: { fase: 1, ...todos },
    relatorio: { linha: 'tipo', forma: 'pizza', periodo: '90dias' },
  },
];

/** A report that goes by mail: one that was kept, by its name, or one of the product. */
interface EnvioMundo extends Pick<EnvioRelatorioEntrada, 'cada' | 'dia' | 'hora' | 'relatorio'> {
  readonly quem: string;
  readonly pesquisa?: string;
  readonly para: readonly string[];
}

export const envios: readonly EnvioMundo[] = [
  {
    quem: 'otavio.brandao',
    pesquisa: 'O que cada unidade escreveu no trimestre',
    cada: 'MES',
    dia: 1,
    hora: '08:00',
    para: ['otavio.brandao', 'helena.pires'],
  },
  {
    quem: 'otavio.brandao',
    relatorio: 'prazos',
    cada: 'SEMANA',
    dia: 1,
    hora: '07:30',
    para: ['otavio.brandao'],
  },
];

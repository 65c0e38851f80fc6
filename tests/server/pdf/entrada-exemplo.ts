import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import { assinatura, celula, doc, fixo, h, p, tabela, texto } from '#tests/schemas/corpo/nos.ts';

const brasao = `<svg xmlns="http://www.w3.org/2000/svg" width="34" height="34" viewBox="0 0 32 32">
  <path d="M5 4h22v12c0 6.5-4.6 10.6-11 13C9.6 26.6 5 22.5 5 16Z" fill="#0f5a61"/>
  <circle cx="16" cy="12" r="3.4" fill="#fff"/>
</svg>`;

const editalExemplo: CorpoDoc = doc(
  fixo(
    'cabecalho',
    p('Prefeitura de Vila Serena', { classe: 'orgao' }),
    p('Coordenadoria de Compras e Licitações', { classe: 'unidade' }),
  ),
  p([texto('Edital de licitação nº 41/2026', 'bold')], { classe: 'epigrafe' }),
  p('Dispõe sobre a manutenção da iluminação pública.', { classe: 'ementa' }),
  p(
    'O Município torna público que realizará licitação, nos termos da Lei nº 14.133, de 1º de abril de 2021.',
  ),
  tabela(
    [celula('Objeto', undefined, 'tableHeader'), celula('Manutenção da iluminação pública')],
    [celula('Valor estimado', undefined, 'tableHeader'), celula('R$ 1.284.600,00')],
  ),
  h(2, '1. Do objeto'),
  p('1.1. Contratação de empresa especializada, conforme o Termo de Referência.'),
  p('Atenciosamente,', { classe: 'fecho' }),
  assinatura('assinatura_1'),
  fixo('rodape', p('Praça da Matriz, 100, Centro')),
);

/** A concluded document of Vila Serena; each test changes what it looks at. */
export const entradaExemplo = (changes: Partial<PdfEntrada> = {}): PdfEntrada => ({
  titulo: 'Edital 41/2026-CCL: manutenção da iluminação pública',
  autores: ['Helena Duarte Pires'],
  situacao: 'concluido',
  instante: '2026-11-18T11:48:00Z',
  organizacao: { nome: 'Prefeitura de Vila Serena', brasao: Buffer.from(brasao) },
  unidade: { nome: 'Coordenadoria de Compras e Licitações' },
  numero: 'Edital 41/2026-CCL',
  corpo: editalExemplo,
  assinaturas: [{ chave: 'assinatura_1', nome: 'Helena Duarte Pires', cargo: 'Coordenadora' }],
  verificacao: {
    codigo: 'VS26-7KQM-41XD-09TR',
    url: 'https://malote.vilaserena.gov.br/verificar/VS26-7KQM-41XD-09TR',
  },
  ...changes,
});

import type { Campos, RegistroMundo } from './registro-mundo.ts';

const campo = (
  codigo: string,
  rotulo: string,
  dados: Omit<Campos<'campo-personalizado'>, 'codigo' | 'rotulo' | 'ativo' | 'referenciaTempo'> &
    Partial<Pick<Campos<'campo-personalizado'>, 'referenciaTempo'>>,
): RegistroMundo<'campo-personalizado'> => ({
  chave: codigo,
  dados: { codigo, rotulo, ativo: true, referenciaTempo: 'CRIACAO', ...dados },
});

export const camposPersonalizados: readonly RegistroMundo<'campo-personalizado'>[] = [
  campo('CONTRATO', 'Número do contrato', { tipo: 1, mascara: '999/9999', tamanhoMaximo: 8 }),
  campo('VALOR', 'Valor estimado (R$)', { tipo: 2, casasDecimais: 2, minimo: 0 }),
  campo('ASSINATURA', 'Data de assinatura', { tipo: 3, prazoDias: 365 }),
  campo('MODALIDADE', 'Modalidade', {
    tipo: 4,
    opcoes: 'Pregão\nConcorrência\nConcurso\nLeilão\nDiálogo competitivo\nContratação direta',
    multipla: false,
  }),
  campo('OBRA', 'Acompanhamento da obra', {
    tipo: 5,
    endereco: 'https://obras.vilaserena.exemplo/consulta?numero={parametro}',
    parametro: 'numeroMascarado',
  }),
  campo('OBJETO', 'Objeto', { tipo: 6, tamanhoMaximo: 2000, ajuda: 'O que se contrata, em uma frase.' }),
  campo('URGENTE', 'Urgente', { tipo: 7 }),
  campo('PLANILHA', 'Planilha de custos', { tipo: 8, extensoes: 'xlsx, ods, pdf', tamanhoMaximoMb: 20 }),
];

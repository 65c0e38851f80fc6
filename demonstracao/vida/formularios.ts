import { modelosDocumento } from '../modelos-documento.ts';
import type { RegistroMundo } from '../registro-mundo.ts';

const requerimento = modelosDocumento.find(({ chave }) => chave === 'REQUERIMENTO');
if (!requerimento) throw new Error('o mundo não tem o modelo de requerimento');

/** Forms that are filled: what a servant asks for every year, in fields and not in words. */
export const formulariosDaVida: readonly RegistroMundo<'modelo-documento'>[] = [
  {
    chave: 'REQUERIMENTO_FERIAS',
    dados: {
      ...requerimento.dados,
      codigo: 'REQUERIMENTO_FERIAS',
      nome: 'Requerimento de férias',
      vencimentoObrigatorio: false,
      descricao: 'O servidor pede as suas férias em campos, que se conferem ao preencher.',
      camposPersonalizados: [
        { rotulo: 'Matrícula', tipo: 1, preenchimento: 'OBRIGATORIO', tamanhoMaximo: 12 },
        { rotulo: 'Início das férias', tipo: 3, preenchimento: 'OBRIGATORIO' },
        { rotulo: 'Dias', tipo: 4, preenchimento: 'OBRIGATORIO', opcoes: '10\n15\n20\n30' },
        { rotulo: 'Adiantar metade do 13º salário', tipo: 7, preenchimento: 'OPCIONAL' },
        { rotulo: 'Observações', tipo: 6, preenchimento: 'OPCIONAL', tamanhoMaximo: 500 },
      ],
    },
  },
];

import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

const documento = (...chaves: readonly string[]) => chaves.map((chave) => ref('tipo-documento', chave));

/** What the town hall keeps together: of each servant, of each property. */
export const tiposDossie: readonly RegistroMundo<'tipo-dossie'>[] = [
  {
    chave: 'funcional',
    dados: {
      codigo: '001',
      nome: 'Dossiê funcional',
      sigla: 'DF',
      descricao: 'A vida de um servidor no serviço público.',
      ativo: true,
      sobre: 'PESSOA',
      reinicioAnual: true,
      numeracaoPorUnidade: true,
      classificacaoSugerida: ref('assunto', '210'),
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'Informação pessoal (Lei 12.527/2011, art. 31)',
      dadosPessoais: true,
      baseLegal: 'Cumprimento de obrigação legal (Lei 13.709/2018, art. 7º, II)',
      restringirPor: 'NENHUM',
      pecasEsperadas: [
        { nome: 'Ato de nomeação', obrigatoria: true, tiposDocumento: documento('PORTARIA') },
        {
          nome: 'Certidão negativa',
          obrigatoria: true,
          validadeMeses: 6,
          tiposDocumento: documento('CERTIDAO'),
        },
        {
          nome: 'Declaração de vínculo',
          obrigatoria: true,
          validadeMeses: 12,
          tiposDocumento: documento('DECLARACAO'),
        },
        { nome: 'Requerimento', obrigatoria: false, tiposDocumento: documento('REQUERIMENTO') },
      ],
    },
  },
  {
    chave: 'imovel',
    dados: {
      codigo: '002',
      nome: 'Dossiê de imóvel',
      sigla: 'DI',
      descricao: 'Um imóvel que a prefeitura tem ou aluga.',
      ativo: true,
      sobre: 'PROPRIEDADE',
      reinicioAnual: true,
      numeracaoPorUnidade: true,
      classificacaoSugerida: ref('assunto', '520'),
      nivelAcesso: 'PUBLICO',
      dadosPessoais: false,
      restringirPor: 'NENHUM',
      pecasEsperadas: [
        { nome: 'Matrícula atualizada', obrigatoria: true, validadeMeses: 1 },
        { nome: 'Contrato', obrigatoria: false, tiposDocumento: documento('CONTRATO') },
      ],
    },
  },
];

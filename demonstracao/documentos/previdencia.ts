import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

const pessoal = {
  nivelAcesso: 'RESTRITO',
  hipoteseLegal: 'Informação pessoal (art. 31 da Lei nº 12.527/2011)',
} as const;

/** Instituto de Previdência, the second organisation. */
export const previdencia: readonly DocumentoMundo[] = [
  {
    chave: 'certidao-tempo-contribuicao',
    modelo: 'CERTIDAO',
    assunto: 'Certidão de tempo de contribuição',
    classe: '231',
    ...pessoal,
    interessados: ['adelaide-pimentel'],
    destinos: [{ unidade: 'IPVS-DIR' }],
    valores: { finalidade: 'contagem recíproca', validade: 'prazo indeterminado' },
    texto: {
      fatos: [
        'A requerente contribuiu para o regime próprio do Município nos períodos abaixo, sem dedução por licença não remunerada.',
        {
          cabecalho: ['Cargo', 'Início', 'Fim', 'Tempo'],
          linhas: [
            ['Auxiliar de secretaria escolar', '12/03/2007', '31/01/2014', '6 anos, 10 meses e 20 dias'],
            ['Professora dos anos iniciais', '03/02/2014', 'em exercício', 'em curso'],
          ],
        },
        'Certifico ainda que os valores de contribuição constam do anexo e que não foi emitida certidão anterior.',
      ],
    },
    assinantes: ['yara.figueira'],
    atos: [
      ...emitir('yara.figueira', '-4u 09:30', '-3u 11:05', [['yara.figueira', '-3u 11:06']]),
      {
        em: '-3u 11:20',
        quem: 'yara.figueira',
        ato: 'tramitar',
        destino: { unidade: 'IPVS-DIR' },
        prazo: '+3u',
      },
      { em: '-2u 10:00', quem: 'renato.quadros', ato: 'receber' },
    ],
  },
  {
    chave: 'oficio-repasse',
    modelo: 'OFICIO',
    assunto: 'Repasse da contribuição patronal de outubro',
    classe: '410',
    destinos: [{ unidade: 'SEMFAZ', pessoa: 'nair.paz' }],
    valores: {
      vocativo: 'Senhora Secretária',
      fecho: 'Atenciosamente',
    },
    texto: {
      conteudo: [
        'Informo que a contribuição patronal de outubro, no valor de R$ 912.480,17, ainda não foi creditada na conta do Instituto. O prazo legal termina em {dia+1u}.',
        'O atraso impede a emissão do certificado de regularidade e sujeita o Município a juros de 0,5% ao mês.',
        'Peço a confirmação da data do repasse.',
      ],
    },
    assinantes: ['renato.quadros'],
    atos: [
      ...emitir('renato.quadros', '-2u 13:10', '-2u 14:02', [['renato.quadros', '-2u 14:03']]),
      {
        em: '-2u 14:15',
        quem: 'renato.quadros',
        ato: 'tramitar',
        destino: { unidade: 'SEMFAZ', pessoa: 'nair.paz' },
        prioridade: 'ALTA',
        prazo: '+1u',
        retornoObrigatorio: true,
      },
    ],
  },
  {
    chave: 'declaracao-beneficio',
    modelo: 'DECLARACAO',
    assunto: 'Declaração de recebimento de pensão',
    classe: '232',
    ...pessoal,
    interessados: ['jonas-siqueira'],
    valores: { finalidade: 'matrícula em instituição de ensino' },
    texto: {
      fatos: ['é dependente habilitado e recebe pensão por este Instituto desde 1º de julho de 2021.'],
    },
    assinantes: ['renato.quadros'],
    prazoAssinatura: '+3u',
    atos: emitir('yara.figueira', '-1u 15:20', '-1u 15:31', []),
  },
];

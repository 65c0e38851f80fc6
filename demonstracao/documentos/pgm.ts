import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Procuradoria-Geral: opinions that the buyers wait for. */
export const pgm: readonly DocumentoMundo[] = [
  {
    chave: 'parecer-pregao-43',
    modelo: 'PARECER',
    assunto: 'Parecer sobre o edital do Pregão Eletrônico 43/{ano}',
    classe: '321',
    nivelAcesso: 'RESTRITO',
    hipoteseLegal: 'Documento preparatório (art. 7º, § 3º, da Lei nº 12.527/2011)',
    interessados: ['auto-center-planalto'],
    destinos: [{ unidade: 'CCL' }],
    valores: {
      numero_processo: '{nup:1195}',
      ementa:
        'Licitação. Pregão eletrônico. Minuta de edital. Serviço comum de manutenção de veículos. Art. 53 da Lei nº 14.133/2021. Aprovação com duas ressalvas.',
    },
    texto: {
      relatorio: [
        '1. Trata-se de análise da minuta do edital do Pregão Eletrônico nº 43/{ano}, que tem por objeto a contratação de serviço de manutenção preventiva e corretiva da frota de veículos do Município, com fornecimento de peças, pelo período de doze meses.',
        '2. O processo está instruído com documento de formalização da demanda, estudo técnico preliminar, termo de referência, pesquisa de preços com cinco fontes, declaração de disponibilidade orçamentária e minuta do edital e do contrato.',
        '3. A Coordenadoria de Compras e Licitações informa que o contrato vigente termina em {dia+45d} e que a última prorrogação legal já foi utilizada, razão pela qual pede prioridade na manifestação.',
        '4. É o relatório.',
      ],
      analise: [
        '5. O exame desta Procuradoria limita-se à legalidade do procedimento. Não alcança a conveniência da contratação, os quantitativos estimados nem os aspectos técnicos da manutenção, que são da responsabilidade das áreas que os definiram.',
        { titulo: 'Da modalidade e do critério de julgamento' },
        '6. O serviço é comum: os padrões de desempenho e de qualidade estão descritos no termo de referência por especificações usuais de mercado. A modalidade pregão é, portanto, adequada, assim como o critério de maior desconto sobre a tabela de peças e sobre o valor da hora trabalhada.',
        '7. A adoção conjunta de dois critérios de desconto está justificada no estudo técnico preliminar, item 6, com a ponderação de cada parcela no custo anual da frota. A fórmula do item 5.4 do edital reproduz essa ponderação e permite aferir a proposta mais vantajosa sem margem para dúvida.',
        { titulo: 'Da pesquisa de preços' },
        '8. A pesquisa reúne preços de três contratações públicas dos últimos doze meses e duas cotações diretas. A mediana foi adotada como preço de referência e a exclusão de um valor excessivo está fundamentada. O quadro abaixo resume o resultado.',
        {
          cabecalho: ['Item', 'Unidade', 'Quantidade', 'Preço de referência'],
          linhas: [
            ['Hora de serviço, veículos leves', 'hora', '2.400', 'R$ 118,00'],
            ['Hora de serviço, veículos pesados', 'hora', '1.150', 'R$ 164,50'],
            ['Hora de serviço, máquinas', 'hora', '620', 'R$ 187,90'],
            ['Peças (desconto mínimo sobre a tabela)', '%', '-', '12,00%'],
          ],
        },
        { titulo: 'Da habilitação' },
        '9. Os requisitos de habilitação jurídica, fiscal, social e trabalhista seguem os arts. 66 e 68 da Lei nº 14.133/2021. Quanto à qualificação econômico-financeira, o índice de liquidez exigido é usual e está justificado.',
        '10. **Primeira ressalva.** O item 7.3 exige que a oficina esteja situada a, no máximo, quinze quilômetros da sede da Prefeitura já na data da proposta. A exigência, nesse momento, restringe a competição sem necessidade. Recomenda-se que a localização seja comprovada apenas pela vencedora, no prazo de vinte dias contado da assinatura do contrato.',
        { titulo: 'Das sanções e da fiscalização' },
        '11. **Segunda ressalva.** O item 9.1 prevê multa moratória de 2% por dia de atraso, sem limite. Deve ser fixado teto, proporcional ao valor da parcela inadimplida, e indicada a autoridade competente para aplicá-la, assegurado o contraditório.',
        '12. A minuta do contrato contém as cláusulas necessárias do art. 92. O modelo de gestão prevê fiscal titular e suplente para cada secretaria usuária, o que atende ao art. 117 e favorece o acompanhamento da execução.',
        '13. Convém ainda que o instrumento preveja o tratamento de dados pessoais dos condutores registrados no sistema de gestão de frota, limitado à finalidade do contrato, com eliminação ou devolução ao término.',
        { titulo: 'Do planejamento da contratação' },
        '14. O estudo técnico preliminar descreve o problema, compara quatro soluções e justifica a escolha. As alternativas examinadas foram a oficina própria, a locação de veículos com manutenção incluída, a contratação por gerenciadora com rede credenciada e a contratação direta de oficina por licitação. O quadro do item 5 do estudo traz o custo de cada uma em cinco anos, com as premissas declaradas.',
        '15. A solução escolhida não é a de menor custo nominal, mas a de menor custo ajustado ao tempo de veículo parado. O raciocínio é aceitável, porque os veículos da saúde e do transporte escolar não têm reserva, e cada dia de parada obriga à locação avulsa. Convém que o termo de referência repita essa justificativa, hoje presente apenas no estudo.',
        '16. O mapa de riscos identifica seis eventos e atribui responsável e resposta a cada um. Sugere-se incluir a hipótese de desabastecimento de peças para veículos com mais de dez anos de uso, que já ocorreu no contrato vigente.',
        '17. A contratação consta do plano anual do exercício, sob o item 118, com valor compatível. A declaração de disponibilidade indica dotação de cada secretaria usuária e está assinada pelos ordenadores.',
        { titulo: 'Da participação de micro e pequenas empresas' },
        '18. O valor de cada lote supera o limite para disputa exclusiva. O edital assegura o empate ficto e o prazo para regularização fiscal tardia, nos termos da Lei Complementar nº 123/2006. A reserva de cota não se aplica, por se tratar de serviço indivisível em cada lote.',
        { titulo: 'Da minuta do contrato' },
        '19. A minuta foi conferida cláusula a cláusula com o modelo padronizado desta Procuradoria. As alterações em relação ao modelo são as seguintes:',
        {
          numerada: [
            'cláusula 4.2: prazo de orçamento reduzido de cinco para dois dias úteis, o que é compatível com o serviço;',
            'cláusula 6.1: garantia de noventa dias para o serviço e de seis meses para as peças, mais favorável que a do modelo;',
            'cláusula 8.3: devolução das peças substituídas, embaladas e identificadas, medida que facilita a fiscalização;',
            'cláusula 10.4: acesso do fiscal à oficina em qualquer horário de funcionamento, sem aviso prévio.',
          ],
        },
        '20. O reajuste anual adota índice setorial, com data-base vinculada ao orçamento estimado, como determina o art. 25, § 7º. A repactuação não se aplica, por não haver dedicação exclusiva de mão de obra.',
        '21. A cláusula de extinção reproduz as hipóteses legais e garante o prazo de trinta dias para a retirada dos veículos que estiverem em reparo. É recomendável acrescentar que a contratada permanece responsável pela guarda até a entrega, sem cobrança de estadia.',
        { titulo: 'Da publicidade' },
        '22. O edital e seus anexos devem ser divulgados no Portal Nacional de Contratações Públicas, com extrato no diário oficial do Município e em jornal de grande circulação, observado o prazo mínimo de dez dias úteis entre a divulgação e a abertura da sessão.',
      ],
      conclusao: [
        '23. Diante do exposto, opina-se pela **aprovação da minuta**, com as seguintes ressalvas, que devem ser atendidas antes da publicação:',
        {
          lista: [
            'item 7.3: transferir a comprovação da localização da oficina para depois da assinatura do contrato;',
            'item 9.1: fixar limite para a multa moratória e indicar a autoridade que a aplica.',
          ],
        },
        '24. Atendidas as ressalvas, não é necessário novo exame, salvo se houver alteração de outra cláusula. Devolva-se à Coordenadoria de Compras e Licitações.',
      ],
    },
    assinantes: ['beatriz.cordeiro'],
    atos: [
      ...emitir('beatriz.cordeiro', '-2u 15:40', '-1u 17:31', [['beatriz.cordeiro', '-1u 17:36']]),
      {
        em: '-95m',
        quem: 'beatriz.cordeiro',
        ato: 'tramitar',
        destino: { unidade: 'CCL' },
        prazo: '0u',
        retornoObrigatorio: true,
        texto: 'Aprovado com duas ressalvas. Ajustar os itens 7.3 e 9.1 antes da publicação.',
      },
    ],
  },
  {
    chave: 'parecer-transporte-escolar',
    modelo: 'PARECER',
    assunto: 'Contratação de transporte escolar para a zona rural',
    classe: '810',
    interessados: ['transportes-vale-verde'],
    destinos: [{ unidade: 'CCL' }],
    valores: {
      numero_processo: '{nup:1187}',
      ementa:
        'Licitação. Transporte escolar. Divisão por rotas. Exigência de idade máxima da frota. Possibilidade. Recomendação quanto ao monitor de embarque.',
    },
    texto: {
      relatorio: [
        '1. A Secretaria Municipal de Educação pretende contratar transporte para 412 estudantes da zona rural, distribuídos em nove rotas, durante os duzentos dias letivos de {ano+1}.',
        '2. Vieram os autos para exame da minuta do edital, com o estudo das rotas, a planilha de custo por quilômetro e a ata da reunião com os pais, realizada em {dia-20d}.',
      ],
      analise: [
        '3. A divisão do objeto em nove lotes, um por rota, amplia a participação de pequenos transportadores da região e atende ao art. 40 da Lei nº 14.133/2021, que recomenda o parcelamento quando técnica e economicamente viável.',
        '4. A idade máxima de dez anos para os veículos encontra amparo nas normas de trânsito e na necessidade de continuidade do serviço. Convém, porém, admitir a apresentação dos veículos depois da homologação, para não obrigar o licitante a adquiri-los antes de saber se venceu.',
        '5. O custo por quilômetro foi calculado com combustível, pneus, manutenção, remuneração do motorista, seguro e depreciação. Falta incluir o **monitor de embarque**, exigido para as rotas com crianças da educação infantil, o que altera as rotas 2, 5 e 7.',
        {
          cabecalho: ['Rota', 'Percurso diário', 'Estudantes', 'Monitor'],
          linhas: [
            ['2. Córrego Fundo', '64 km', '58', 'Incluir'],
            ['5. Serra do Meio', '48 km', '41', 'Incluir'],
            ['7. Ribeirão das Pedras', '71 km', '63', 'Incluir'],
          ],
        },
      ],
      conclusao: [
        '6. Opina-se pela possibilidade jurídica da contratação, desde que corrigida a planilha das rotas 2, 5 e 7 e postergada a apresentação dos veículos.',
        '7. O início das aulas está previsto para a primeira semana de fevereiro. Recomenda-se tratar o processo com prioridade.',
      ],
    },
    assinantes: ['caio.teles'],
    atos: [
      ...emitir('caio.teles', '-7u 10:15', '-5u 16:20', [['caio.teles', '-5u 16:24']]),
      {
        em: '-4u 09:05',
        quem: 'caio.teles',
        ato: 'tramitar',
        destino: { unidade: 'CCL' },
        prioridade: 'ALTA',
        prazo: '-2u',
        texto: 'Corrigir a planilha das rotas 2, 5 e 7. O calendário letivo não permite adiar a sessão.',
      },
    ],
  },
  {
    chave: 'parecer-reequilibrio-55',
    modelo: 'PARECER',
    assunto: 'Reequilíbrio econômico-financeiro do contrato 55/{ano-2}',
    classe: '332',
    interessados: ['construtora-pedra-alta'],
    destinos: [{ unidade: 'CCL' }],
    valores: {
      numero_processo: '{nup:1102}',
      ementa:
        'Contrato administrativo. Pedido de reequilíbrio. Aumento do cimento asfáltico. Comprovação parcial. Deferimento em parte.',
    },
    texto: {
      relatorio: [
        '1. A contratada pede o reequilíbrio do contrato de recapeamento das vias do bairro Novo Horizonte, alegando aumento de 31% no preço do cimento asfáltico entre a proposta e o início da obra.',
        '2. A Secretaria de Obras confirma a medição de 62% do objeto e a ausência de atraso imputável à contratada.',
      ],
      analise: [
        '3. O art. 124, II, “d”, da Lei nº 14.133/2021 admite a revisão diante de fato imprevisível, ou previsível de consequências incalculáveis, que onere o contrato de modo extraordinário. Não basta a variação ordinária de preços, que é risco do negócio e se corrige pelo reajuste anual.',
        '4. As notas fiscais juntadas comprovam aumento de 24,6% no insumo, e não de 31%. O índice setorial do período registra 22,1%. A diferença entre o ocorrido e o reajuste já concedido é de 15,3 pontos percentuais, o que se afasta da normalidade do mercado.',
        '5. A revisão deve alcançar apenas o insumo comprovado e os serviços ainda não medidos na data do pedido.',
      ],
      conclusao: [
        '6. Opina-se pelo **deferimento parcial**, limitado ao cimento asfáltico, no percentual de 15,3%, a contar de {dia-40d}, mediante termo aditivo e prévia indicação da despesa.',
      ],
    },
    assinantes: ['beatriz.cordeiro'],
    atos: [
      ...emitir('beatriz.cordeiro', '-12u 09:30', '-9u 11:12', [['beatriz.cordeiro', '-9u 11:15']]),
      {
        em: '-9u 11:40',
        quem: 'beatriz.cordeiro',
        ato: 'tramitar',
        destino: { unidade: 'CCL' },
        prazo: '+1u',
        texto: 'Deferimento parcial. Calcular o valor do aditivo com a SEOBI.',
      },
      { em: '-8u 08:52', quem: 'helena.pires', ato: 'receber' },
      { em: '-8u 08:53', quem: 'helena.pires', ato: 'assumir' },
      { em: '-8u 08:53', quem: 'helena.pires', ato: 'acompanhar' },
    ],
  },
  {
    chave: 'parecer-cessao-imovel',
    modelo: 'PARECER',
    assunto: 'Cessão de uso do antigo posto de saúde à associação de moradores',
    classe: '520',
    interessados: ['associacao-nova-serena'],
    destinos: [{ unidade: 'SEMAS', pessoa: 'marina.vaz' }],
    valores: {
      numero_processo: '{nup:1058}',
      ementa: 'Bem público. Cessão de uso a entidade sem fins lucrativos. Necessidade de lei autorizativa.',
    },
    texto: {
      relatorio: [
        '1. A Associação de Moradores do Bairro Nova Serena pede a cessão gratuita do prédio do antigo posto de saúde para instalar oficinas de costura e reforço escolar.',
      ],
      analise: [
        '2. A Lei Orgânica exige autorização legislativa para a cessão de uso de imóvel por prazo superior a um ano. O interesse público está descrito no plano de trabalho, mas faltam a avaliação do imóvel e a manifestação da Secretaria de Saúde sobre a desativação definitiva do posto.',
      ],
      conclusao: [
        '3. Opina-se pela possibilidade, condicionada à juntada da avaliação e à aprovação de projeto de lei. Minuta do projeto segue nas próximas páginas do processo.',
      ],
    },
    assinantes: ['caio.teles'],
    atos: [
      ...emitir('caio.teles', '-6u 14:10', '-6u 17:02'),
      {
        em: '-5u 10:30',
        quem: 'caio.teles',
        ato: 'reverterMinuta',
        motivo: 'Incluir o precedente do Tribunal de Contas antes da assinatura.',
      },
    ],
  },
];

import type { PedidoExterno } from '../pedidos-externos.ts';

/** Requests from outside in every phase, beside the one of the world, which was given back to who asked. */
export const pedidosDaVida: readonly PedidoExterno[] = [
  {
    externo: 'adelaide-pimentel',
    servico: 'creche',
    em: '-13u 20:14',
    texto:
      'Peço vaga para a minha neta, que está sob a minha guarda. Trabalho das 7h às 16h e não tenho com quem a deixar.',
    campos: { 'Nascimento da criança': '14 de março de {ano-2}', Bairro: 'Alto Sereno' },
    respostas: [
      { em: '-12u 09:10', quem: 'dalva.lima', ato: 'conferir' },
      {
        em: '-9u 15:30',
        quem: 'dalva.lima',
        ato: 'encerrar',
        desfecho: 'ATENDIDO',
        texto:
          'Há vaga na Creche Municipal do Alto Sereno, em horário integral. A matrícula se faz na própria creche, até o dia {dia+5u}, com a certidão de nascimento e o termo de guarda.',
      },
    ],
  },
  {
    externo: 'associacao-nova-serena',
    servico: 'informacao',
    em: '-12u 10:40',
    texto:
      'Quanto se gastou com iluminação pública no bairro Nova Serena, mês a mês, e quais postes ainda esperam conserto.',
    campos: { Período: 'De janeiro a outubro de {ano}' },
    respostas: [
      { em: '-11u 08:45', quem: 'tomas.neves', ato: 'conferir' },
      {
        em: '-5u 17:05',
        quem: 'tomas.neves',
        ato: 'encerrar',
        desfecho: 'ATENDIDO_EM_PARTE',
        texto:
          'A despesa do bairro, mês a mês, está no portal da transparência, em Despesas, elemento 39. A relação dos postes por consertar é refeita a cada quinze dias; a próxima fica pronta em {dia+3u} e pode ser pedida à Secretaria de Obras.',
      },
    ],
  },
  {
    externo: 'jonas-siqueira',
    servico: 'poda',
    em: '-9u 18:22',
    texto:
      'A sibipiruna em frente à minha casa está com os galhos na fiação e, no último temporal, um deles caiu sobre o muro.',
    campos: { 'Onde está a árvore': 'Rua das Acácias, 112' },
    respostas: [
      { em: '-8u 08:30', quem: 'gil.matos', ato: 'conferir' },
      {
        em: '-7u 10:15',
        quem: 'gil.matos',
        ato: 'autuar',
        assunto: 'Poda de árvore na Rua das Acácias, 112',
      },
    ],
  },
  {
    externo: 'construtora-pedra-alta',
    servico: 'alvara',
    em: '-8u 09:55',
    texto:
      'Licença para o escritório da empresa, que passa da Rua do Comércio para a Avenida das Palmeiras. A atividade continua a mesma.',
    campos: { 'Endereço do estabelecimento': 'Avenida das Palmeiras, 1.204, sala 3' },
    respostas: [
      { em: '-7u 09:00', quem: 'nair.paz', ato: 'conferir' },
      {
        em: '-3u 14:20',
        quem: 'nair.paz',
        ato: 'pedir-assinatura',
        motivo: 'O requerimento de alvará precisa da assinatura de quem responde pela empresa.',
      },
    ],
  },
  {
    externo: 'transportes-vale-verde',
    servico: 'alvara',
    em: '-6u 11:30',
    texto: 'Licença para a nova garagem de ônibus, com lavador e oficina para a frota própria.',
    campos: { 'Endereço do estabelecimento': 'Rodovia da Serra, km 4' },
    respostas: [
      {
        em: '-5u 10:10',
        quem: 'nair.paz',
        ato: 'devolver',
        motivo: 'Falta dizer como se trata a água do lavador. A licença ambiental pode vir depois.',
        dias: 10,
      },
      {
        em: '-2u 16:48',
        deFora: 'resposta',
        texto:
          'A água passa por caixa separadora de óleo e volta para o lavador. O projeto foi protocolado no órgão ambiental do Estado em outubro.',
      },
    ],
  },
  {
    externo: 'jonas-siqueira',
    servico: 'informacao',
    em: '-3u 21:03',
    texto: 'Quero a lista dos imóveis alugados pela Prefeitura, com o endereço e o valor do aluguel.',
    campos: { Período: '{ano}' },
    respostas: [{ em: '-2u 08:40', quem: 'tomas.neves', ato: 'conferir' }],
  },
  {
    externo: 'associacao-nova-serena',
    servico: 'poda',
    em: '-4u 09:12',
    texto: 'Os galhos da fileira de ipês tapam a placa de parada obrigatória da esquina.',
    campos: { 'Onde está a árvore': 'Rua das Hortênsias, esquina com a Rua Sete' },
    respostas: [],
  },
  {
    externo: 'transportes-vale-verde',
    servico: 'poda',
    em: '-3u 15:36',
    texto: 'Dois galhos batem no teto dos ônibus no ponto final da linha 12.',
    campos: { 'Onde está a árvore': 'Praça da Estação, ponto final da linha 12' },
    respostas: [],
  },
  {
    externo: 'adelaide-pimentel',
    servico: 'poda',
    em: '-95m',
    texto: 'A raiz da árvore levantou a calçada em frente à creche, e as crianças passam pela rua.',
    campos: { 'Onde está a árvore': 'Rua Cecília Torres, em frente ao 215' },
    respostas: [],
  },
];

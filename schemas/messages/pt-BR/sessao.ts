/** What the server says of sessions: hours of a profile, substitution. */
export const sessao = {
  horario: {
    hoje: 'hoje, às {hora}',
    amanha: 'amanhã, às {hora}',
    dia: '{dia}, às {hora}',
    nunca: 'quando o perfil tiver um horário',
    dias: {
      '0': 'domingo',
      '1': 'segunda-feira',
      '2': 'terça-feira',
      '3': 'quarta-feira',
      '4': 'quinta-feira',
      '5': 'sexta-feira',
      '6': 'sábado',
    },
  },
  semLogo: 'o logotipo da organização não pôde ser lido',
  substituicao: {
    /** Who acts, as others read it. */
    quem: '{substituto}, por substituição de {nome}',
    substitutoEscolhido: '{nome} escolheu você como substituto de {inicio} a {fim}',
    substituido: '{substituto} é seu substituto de {inicio} a {fim}',
    alcanceTodas: 'Em todas as unidades de {nome}.',
    alcanceUnidades: 'Nas unidades {unidades}.',
    comoAtuar: 'No período, escolha “Atuar por {nome}” no menu com o seu nome, no alto da página.',
    oQuePode:
      '{substituto} atua com as suas permissões, sem administração nem certificado. Cada ato leva os dois nomes.',
    desfeitaSubstituto: 'Você não é mais substituto de {nome} de {inicio} a {fim}',
    desfeita: '{substituto} não é mais seu substituto de {inicio} a {fim}',
    esperaSim: '{quem} indicou {substituto} como seu substituto de {inicio} a {fim}: confirme',
    esperaSimTexto:
      'Até você confirmar, em Minhas ausências, ninguém atua em seu lugar. Confirmado, {substituto} atua com as suas permissões, sem administração nem certificado.',
    comecou: '{substituto} começou a atuar em seu lugar',
    comecouTexto: 'Os atos aparecem nos históricos com os dois nomes. A substituição vai até {fim}.',
  },
} as const;

/** Texts of the restricted area. */
export const areaRestrita = {
  manutencao: 'O sistema está em manutenção. Tente de novo mais tarde.',
  titulo: 'Área restrita',
  descricao: 'Ajustes que podem parar a instalação. Abre com uma chave própria, por alguns minutos.',
  falha: 'Não foi possível saber se a área está aberta.',
  chave: {
    titulo: 'Abrir a área restrita',
    rotulo: 'Chave da área restrita',
    ajuda: 'Não é a sua senha. Uma chave errada leva de volta à Administração.',
    faltando: 'Digite a chave.',
    abrir: 'Abrir área restrita',
    voltar: 'Voltar à Administração',
    fechou:
      'A área restrita fechou. Digite a chave para continuar; o que você digitou está guardado neste computador.',
  },
  definir: {
    titulo: 'Definir a chave',
    explica:
      'A área ainda não tem chave. Defina a primeira e guarde-a fora do sistema: quem a souber abre a área, e sem ela ninguém abre.',
    outro: 'A área ainda não tem chave. Um administrador da instalação define a primeira.',
    definir: 'Definir chave e abrir',
  },
  trocar: {
    abrir: 'Trocar a chave',
    titulo: 'Trocar a chave da área restrita?',
    explica: 'O que a chave atual abriu fecha, aqui e em toda sessão.',
    atual: 'Chave atual',
    trocar: 'Trocar chave',
    trocada: 'Chave da área restrita trocada. Abra a área com a nova.',
  },
  nova: {
    rotulo: 'Chave nova',
    repetir: 'Repita a chave nova',
    ajuda: 'De 12 a 200 caracteres.',
    curta: 'Use ao menos 12 caracteres.',
    diferente: 'As duas chaves não são iguais.',
  },
  aberta: {
    rotulo: 'Área restrita aberta',
    resta: 'Aberta por mais {tempo}.',
    sair: 'Sair da área restrita',
    saiu: 'A área restrita está fechada.',
  },
} as const;

/** Texts of the flows that stopped. */
export const fluxoProblema = {
  titulo: 'Fluxos com problema',
  ajuda: 'O que parou, por quê e o que fazer. Depois de corrigir a causa, tente de novo.',
  falhou: 'Não foi possível ler os fluxos com problema.',
  nenhum: 'Nenhum fluxo parado',
  nenhumTexto: 'O que parar por um problema aparece aqui com o motivo.',
  versao: '{fluxo}, versão {versao}',
  em: 'Em “{elemento}”',
  desde: 'Parado desde {momento}',
  fora: 'Um conteúdo fora do seu alcance',
  tentar: 'Tentar de novo',
  tentado: 'Feito de novo. Se o problema continuar, ele volta à lista.',
  interromper: 'Interromper o fluxo',
  interromperPergunta: 'Interromper este fluxo?',
  interromperTexto: 'O fluxo acaba onde está e não volta; o conteúdo fica com quem o tem.',
  motivo: 'Motivo',
  interrompido: 'Fluxo interrompido.',
};

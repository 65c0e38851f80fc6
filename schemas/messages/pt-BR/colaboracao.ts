/** Texts of collaboration: people of other units who help to write a draft. */
export const colaboracao = {
  titulo: 'Colaboradores',
  tituloDe: 'Colaboradores de {documento}',
  texto:
    'Pessoas de outras unidades que leem e escrevem esta minuta. Não a concluem, não a tramitam e não mudam quem a vê nem quem assina. O acesso acaba na conclusão, ou quando você as retira.',
  textoDeQuemColabora:
    'Você lê e escreve esta minuta, que está com {unidade}. Não a conclui, não a tramita e não muda quem a vê nem quem assina. O seu acesso acaba na conclusão.',
  lista: 'Quem colabora',
  ninguem: 'Ninguém colabora nesta minuta.',
  linha: '{unidade}, desde {dia}',
  pessoa: 'Pessoa de outra unidade',
  incluir: 'Incluir',
  retirar: 'Retirar',
  retirarDe: 'Retirar {nome}',
  deixar: 'Deixar de colaborar',
  fechar: 'Fechar',
  escolha: 'Escolha uma pessoa.',
  incluido: '{nome} colabora nesta minuta.',
  retirado: '{nome} não colabora mais.',
  deixado: 'Você não colabora mais nesta minuta.',
  recusa: {
    pessoa:
      'Esta pessoa não pode colaborar: já colabora, é da unidade que tem a minuta, está inativa, não tem o grau de sigilo ou é de uma unidade sem colaboração.',
    acesso: 'Quem colabora não muda o sigilo nem quem vê a minuta. Peça a quem está com ela.',
  },
  fim: {
    retirada: 'Você não colabora mais em uma minuta de {unidade}',
    concluida: 'Uma minuta de {unidade} em que você colaborava foi concluída',
    texto: 'A colaboração acabou. Você vê o documento se ele for aberto a você por outra razão.',
  },
} as const;

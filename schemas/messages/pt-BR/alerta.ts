/** Texts of the alerts of security: what they are called, who is told, and how they are closed. */
export const alerta = {
  titulo: {
    ENTRADAS_RECUSADAS: 'Entradas recusadas em série: {quem}',
    DOIS_LUGARES: 'Em dois lugares ao mesmo tempo: {quem}',
    FORA_DO_HORARIO: 'Entrada fora do horário: {quem}',
    ARQUIVO_INFECTADO: 'Arquivo infectado: {quem}',
    endereco: 'o endereço {endereco}',
    contaSaida: 'uma conta que não é daqui',
  },
  aviso: {
    texto: 'De {enderecos}. Abra o alerta para ver quantas vezes foi e fechá-lo com uma nota.',
    semEndereco: 'Abra o alerta para ver quantas vezes foi e fechá-lo com uma nota.',
  },
  quarentena: {
    assunto: 'O arquivo {nome} está em quarentena',
    texto:
      'O antivírus achou nele {ameaca}. O arquivo não foi guardado: examine a máquina de onde veio e envie um que esteja limpo.',
  },
  recusa: {
    jaFechado: 'Já está fechado.',
    proprio: 'O alerta é da sua conta: outra pessoa que administra o fecha.',
  },
  fechado: 'Alerta fechado.',
};

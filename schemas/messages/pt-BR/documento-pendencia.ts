/** What is missing to conclude a draft. */
export const pendencia = {
  assunto: 'Escrever o assunto',
  interessado: 'Indicar o interessado',
  destino: 'Indicar o destinatário',
  vencimento: 'Informar o vencimento',
  marcador: 'Preencher {rotulo}',
  mascara:
    'Completar {rotulo}: o formato é {mascara}, onde 9 é um dígito, A uma letra e * qualquer um dos dois',
  assinante: 'Indicar quem assina: {rotulo}',
  assinanteDeFora: 'Trocar {nome}, que é de fora: o documento tem sigilo',
  assinanteSemConta: 'Trocar {nome}, que é de fora: a conta está inativa ou bloqueada',
  hipoteseLegal: 'Informar a hipótese legal da restrição',
  glifo: 'Trocar o caractere {caractere}: {lugar}',
  imagem: 'Descrever a imagem: {lugar}',
  dispositivoVazio: 'Escrever ou retirar o que está vazio: {rotulo}',
  corpo: 'Corrigir o texto: {lugar}',
} as const;

/** Texts of the page where the mails of a demonstration without a mail server are read. */
export const demonstracao = {
  pagina: 'Correio da demonstração',
  servico: 'Instalação de demonstração',
  titulo: 'Correio da demonstração',
  texto:
    'Nenhuma mensagem sai desta máquina. Aqui está o que cada pessoa receberia por e-mail, com os códigos e os endereços que ele leva.',
  mensagens: 'Mensagens, da mais nova à mais antiga',
  para: 'Para {para}',
  atualizar: 'Atualizar',
  filtro: 'Procurar por destinatário ou assunto',
  nada: 'Nenhuma mensagem ainda',
  nadaTexto:
    'Peça uma senha nova, crie uma conta de cidadão ou dê um prazo a alguém: a mensagem aparece aqui.',
  nenhuma: 'Nenhuma mensagem com estas palavras',
  fechado: 'Este endereço não abre o correio',
  fechadoTexto:
    'A chave do endereço está errada, há um servidor de e-mail configurado, ou a instalação não é de demonstração. O endereço certo aparece no terminal quando o Malote inicia.',
} as const;

/** The card of the first day, in the home. */
export const primeiroDia = {
  titulo: 'Primer día',
  feitos: '{feitos} de {total}',
  feito: ', hecho',
  dispensar: 'Descartar',
  passos: {
    conta: {
      nome: 'Revise su cuenta',
      texto: 'La unidad en la que actúa, los colores, el tamaño del texto y los avisos.',
    },
    caixa: {
      nome: 'Vea lo que llegó',
      texto: 'Lo que le enviaron a usted y a su unidad espera en la bandeja central.',
    },
    comigo: {
      nome: 'Reciba un elemento',
      texto: 'Una vez recibido, queda con usted hasta que lo tramite.',
    },
    documento: {
      nome: 'Empiece un documento',
      texto: 'Elija un modelo y escriba el asunto: el borrador se guarda solo.',
    },
    ajuda: {
      nome: 'Abra la ayuda',
      texto: 'En cualquier pantalla, el botón o la tecla ? dice para qué sirve.',
    },
    estrutura: {
      nome: 'Revise las unidades',
      texto: 'Quién las dirige, quién reparte lo que llega, quién registra.',
    },
    pessoas: {
      nome: 'Revise las personas',
      texto: 'Cada una con su perfil, sus unidades y su grado.',
    },
    modelos: {
      nome: 'Prepare los modelos',
      texto: 'El texto inicial de cada documento, con marcadores y firmantes.',
    },
    configuracao: {
      nome: 'Configure el correo y las reglas',
      texto: 'Servidor de correo, contraseñas, segundo factor y lo que se exige.',
    },
    backup: {
      nome: 'Revise la copia de seguridad',
      texto: 'La tarea de copia dice cuándo copió y qué comprobó.',
    },
  },
} as const;

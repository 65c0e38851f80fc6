/** What an installation says of itself. */
export const sobre = {
  titulo: 'Acerca de Malote',
  api: 'Versión de la API',
  atualizacao: 'Actualizada el',
  build: 'Build',
  cliente: 'Versión del cliente',
  instituicao: 'Institución',
  semHttps:
    'Esta dirección no usa https: el navegador no guarda datos cifrados ni calcula resúmenes de archivos aquí.',
  naoLida: 'No fue posible leer la versión del servidor.',
} as const;

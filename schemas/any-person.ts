/** In the place of a permission: whoever is signed in. It is no permission, and no profile grants it. */
export const anyPerson = 'autenticado';

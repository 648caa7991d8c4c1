/** Which legal actions concern what is on the table. */

/**
 * @param {object} perspective
 * @returns {Map<string, number[]>}
 */
export function concerned(perspective) {
  const found = new Map();
  perspective.legal_actions.forEach((action, index) => {
    for (const value of Object.values(action)) {
      if (typeof value === "string") found.set(value, [...(found.get(value) ?? []), index]);
    }
  });
  return found;
}

/** Directions that are worked out besides, so that the last ones that are wanted are right, too. */
const spare = 16;
const ROUNDS = 12;
const MAX_SWEEPS = 40;

/**
 * Returns the directions in which a matrix stretches most, as unit columns, with how much it does: subspace iteration from a fixed
 * beginning. What is multiplied is the mean of the matrix and its transpose.
 */
export function strongestDirections(matrix, size, count) {
  let basis = beginning(size, count + spare);
  for (let round = 0; round < ROUNDS; round++) basis = orthonormal(multiply(matrix, basis, size));
  const stretched = multiply(matrix, basis, size);
  const small = basis.map((one) => stretched.map((other) => dot(one, other)));
  const { vectors, sizes } = eigen(small);
  const order = sizes
    .map((_, at) => at)
    .sort((one, other) => Math.abs(sizes[other]) - Math.abs(sizes[one]))
    .slice(0, count);
  const columns = order.map((at) => combine(basis, vectors[at]));
  return { columns, strengths: order.map((at) => Math.abs(sizes[at])) };
}

/** Numbers that look random and are the same each time (Park and Miller). */
function beginning(size, count) {
  let state = 20_011;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  return orthonormal(
    Array.from({ length: count }, () => Float64Array.from({ length: size }, next)),
  );
}

function multiply({ starts, columns, values }, basis, size) {
  return basis.map((vector) => {
    const result = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      let sum = 0;
      const own = vector[row] / 2;
      for (let at = starts[row]; at < starts[row + 1]; at++) {
        sum += values[at] * vector[columns[at]];
        result[columns[at]] += values[at] * own;
      }
      result[row] += sum / 2;
    }
    return result;
  });
}

/** Gram and Schmidt, twice for exactness. */
function orthonormal(vectors) {
  const done = [];
  for (const vector of vectors) {
    for (let time = 0; time < 2; time++) {
      for (const each of done) add(vector, each, -dot(vector, each));
    }
    const length = Math.sqrt(dot(vector, vector));
    done.push(vector.map((each) => each / length));
  }
  return done;
}

/** Returns the eigenvectors of a small symmetric matrix with their values (Jacobi's rotations). */
function eigen(given) {
  const matrix = given.map((row, i) => row.map((each, j) => (each + given[j][i]) / 2));
  const vectors = matrix.map((_, i) => Float64Array.from(matrix, (_row, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    for (let p = 0; p < matrix.length; p++) {
      for (let q = p + 1; q < matrix.length; q++) rotate(matrix, vectors, p, q);
    }
  }
  return { vectors, sizes: matrix.map((row, at) => row[at]) };
}

function rotate(matrix, vectors, p, q) {
  if (Math.abs(matrix[p][q]) < 1e-12) return;
  const angle = Math.atan2(2 * matrix[p][q], matrix[q][q] - matrix[p][p]) / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (const row of matrix) [row[p], row[q]] = [c * row[p] - s * row[q], s * row[p] + c * row[q]];
  for (const rows of [matrix, vectors]) {
    const [first, second] = [rows[p], rows[q]];
    rows[p] = first.map((each, at) => c * each - s * second[at]);
    rows[q] = first.map((each, at) => s * each + c * second[at]);
  }
}

function combine(basis, shares) {
  const sum = new Float64Array(basis[0].length);
  basis.forEach((vector, at) => add(sum, vector, shares[at]));
  return sum;
}

function add(vector, other, factor) {
  for (let at = 0; at < vector.length; at++) vector[at] += factor * other[at];
}

function dot(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at];
  return sum;
}

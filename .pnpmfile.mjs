// The parser of Stately's visualisers asks for XState 4 beside it, for types and helpers; our machines run on 5.
export const hooks = {
  readPackage: (manifest) => {
    if (manifest.name !== '@xstate/machine-extractor') return manifest;
    const { xstate: _, ...peerDependencies } = manifest.peerDependencies ?? {};
    return {
      ...manifest,
      peerDependencies,
      dependencies: { ...manifest.dependencies, xstate: '4.38.3' },
    };
  },
};

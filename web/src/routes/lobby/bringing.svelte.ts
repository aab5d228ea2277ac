// Whether the lobby opens with the question who plays on this device without a phone.

class Bringing {
  asked = $state(false);
}

export const bringing = new Bringing();

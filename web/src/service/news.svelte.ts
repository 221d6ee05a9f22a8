// How much there is that one has not seen yet. It is counted elsewhere, when the page has been here for a while.

class News {
  /** How many notices one has not seen. */
  unseen = $state(0);
}

export const news = new News();

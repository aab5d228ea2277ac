"""The game as a PettingZoo environment, for researchers (extra `storyhare[env]`).

from storyhare.env import Dreams

env = Dreams("odyssey", players=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
"""

from storyhare.env.aec import Dreams

__all__ = ["Dreams"]
